import type { Access } from '../access/gate.ts';
import type { Device } from '../device.ts';
import type { Generation } from '../firmware.ts';
import type { Answer } from '../http/answer.ts';
import type { DeviceRequest } from '../http/request.ts';

export type Endpoint = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** What of it stays open while Admin Security is on. */
  readonly access: Access;
  /** Where only one generation has it. UNVERIFIED for each: nobody lists what old firmware does not have. */
  readonly only?: Generation;
  readonly answer: (device: Device, request: DeviceRequest) => Answer;
};
