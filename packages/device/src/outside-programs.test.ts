// Requests of programs that nobody here wrote, recorded while they ran against the device.
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import wemPy from '../fixtures/wem-py.json' with { type: 'json' };
import { aDevice } from '../test/devices.ts';
import { onePhase, threePhases } from '../test/known-readings.ts';

/** The bytes as they were recorded, but for the address; gives the status line and the body. */
const replay = (origin: string): Promise<{ status: string; body: string }> => {
  const { hostname, port, host } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    const whole = (): void => {
      const [head, body] = text.split('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(head ?? '')?.[1]);
      if (body === undefined || Buffer.byteLength(body) < length) return;
      socket.destroy();
      resolve({ status: text.slice(0, text.indexOf('\r\n')), body });
    };
    socket.setEncoding('utf8').on('error', reject);
    socket.on('data', (chunk: string) => {
      text += chunk;
      whole();
    });
    socket.write(wemPy.request.join('\r\n').replace('{host}', host));
  });
};

const generations = ['old', 'new'] as const;
const cells = ({ phases }: typeof onePhase) =>
  phases.map((row) => [row.voltageV, row.currentA, row.powerW, row.importKwh, row.exportKwh]);

describe('the maker’s wem.py', () => {
  it('reads voltage, current, power, import and export of the oldest firmware', async () => {
    const { origin } = await aDevice({ firmware: 'old', phases: 1, oldestForm: true });
    const { status, body } = await replay(origin);
    expect(status).toBe('HTTP/1.1 200 OK');
    expect(JSON.parse(body).data.slice(0, 5)).toEqual(cells(onePhase)[0]);
  });

  it.each(generations)('reads the three phases of %s firmware', async (firmware) => {
    const { origin } = await aDevice({ firmware, phases: 3 });
    const { status, body } = await replay(origin);
    expect(status).toBe('HTTP/1.1 200 OK');
    const rows: number[][] = JSON.parse(body).Datas;
    expect(rows.map((row) => row.slice(0, 5))).toEqual(cells(threePhases));
  });

  it.each(generations)('is answered by a single-phase meter of %s firmware', async (firmware) => {
    const { origin } = await aDevice({ firmware, phases: 1 });
    const { body } = await replay(origin);
    expect(JSON.parse(body).Data.slice(0, 5)).toEqual(cells(onePhase)[0]);
  });
});
