import type { Device } from '../device.ts';
import { type Answer, notFound } from '../http/answer.ts';
import type { DeviceRequest } from '../http/request.ts';
import { aboutEndpoints } from './about.ts';
import { adminSecurityEndpoints } from './admin-security.ts';
import { advancedEndpoints } from './advanced.ts';
import { certificateEndpoints } from './certificates.ts';
import type { Endpoint } from './endpoint.ts';
import { maintenanceEndpoints } from './maintenance.ts';
import { readingEndpoints } from './readings.ts';
import { singleSettingEndpoints } from './single-settings.ts';
import { wifiEndpoints } from './wifi.ts';

/** All of the local API but `/api/energyhistory`, whose structure is documented nowhere. */
export const endpoints: readonly Endpoint[] = [
  ...readingEndpoints,
  ...wifiEndpoints,
  ...advancedEndpoints,
  ...singleSettingEndpoints,
  ...maintenanceEndpoints,
  ...aboutEndpoints,
  ...adminSecurityEndpoints,
  ...certificateEndpoints,
];

const isFor =
  ({ firmware }: Device, { method, path }: DeviceRequest) =>
  (endpoint: Endpoint): boolean =>
    endpoint.path === path &&
    endpoint.method === method &&
    (endpoint.only === undefined || endpoint.only === firmware.generation);

/** Old firmware asks for its login before it looks at what is wanted. */
export const answerTo = (device: Device, request: DeviceRequest): Answer => {
  const endpoint = endpoints.find(isFor(device, request));
  const refusal = device.gate.refusal(endpoint?.access ?? 'public', request.authorization);
  return refusal ?? endpoint?.answer(device, request) ?? notFound;
};
