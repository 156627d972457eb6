// A request to a device in the local network by the phone's own HTTP, which knows neither other origins nor mixed content.
import { CapacitorHttp } from '@capacitor/core';
import * as z from 'zod/mini';
import type { DeviceAnswer, DeviceRequest } from '../../packages/web/src/platform/native.ts';

const answerShape = z.object({
  status: z.number(),
  headers: z.record(z.string(), z.unknown()),
  data: z.unknown(),
});

export const requestDevice = async (request: DeviceRequest): Promise<DeviceAnswer> => {
  const { method, url, headers = {}, body, timeoutMs } = request;
  const asked = CapacitorHttp.request({
    method,
    url,
    headers: { ...headers },
    ...(body !== undefined && { data: body }),
    connectTimeout: timeoutMs,
    readTimeout: timeoutMs,
    responseType: 'text',
    // A device that leads elsewhere is none.
    disableRedirects: true,
  });
  return answerOf(await inTime(asked, timeoutMs));
};

/** The shell's own limits begin anew with every byte. */
const inTime = <Answer>(asked: Promise<Answer>, ms: number): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('too late', 'TimeoutError')), ms);
    asked.then(resolve, reject).finally(() => clearTimeout(timer));
  });

export const answerOf = (given: unknown): DeviceAnswer => {
  const { status, headers, data } = answerShape.parse(given);
  return {
    status,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
    ),
    // By its media type the shell has read JSON already.
    text: typeof data === 'string' ? data : data == null ? '' : JSON.stringify(data),
  };
};
