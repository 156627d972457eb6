import type { Device } from '../device.ts';
import { type Answer, json } from '../http/answer.ts';
import { monitor } from '../readings/monitor.ts';
import { monitorJson, notReadyJson } from '../readings/monitor-json.ts';
import type { Endpoint } from './endpoint.ts';

const answerMonitorJson = (device: Device): Answer => {
  const reading = device.reading();
  return reading === null ? json(notReadyJson, 400) : json(monitorJson(device.identity(), reading));
};

const answerMonitor = (device: Device): Answer => {
  const reading = device.reading();
  return reading === null
    ? json(notReadyJson, 400)
    : json(monitor(device.identity(), device.joined(), reading));
};

export const readingEndpoints: readonly Endpoint[] = [
  { method: 'GET', path: '/api/monitorjson', access: 'public', answer: answerMonitorJson },
  { method: 'GET', path: '/monitorjson', access: 'public', answer: answerMonitorJson },
  { method: 'GET', path: '/api/monitor', access: 'public', only: 'new', answer: answerMonitor },
];
