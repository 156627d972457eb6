import type { IncomingMessage } from 'node:http';
import type * as z from 'zod/mini';

/** A request as the endpoints see it. */
export type DeviceRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly authorization: string | null;
  readonly body: string;
};

/** The longest body that has a meaning is a certificate of 3,072 bytes. */
const mostBytes = 8192;

/** Null when the body is longer than the device can hold. */
export const readRequest = async (message: IncomingMessage): Promise<DeviceRequest | null> => {
  const { pathname, searchParams } = new URL(message.url ?? '/', 'http://device');
  const body = await bodyOf(message);
  if (body === null) return null;
  return {
    method: message.method ?? 'GET',
    path: pathname,
    query: searchParams,
    authorization: message.headers.authorization ?? null,
    body,
  };
};

const bodyOf = async (message: IncomingMessage): Promise<string | null> => {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of message) {
    if (!Buffer.isBuffer(part)) continue;
    bytes += part.length;
    if (bytes > mostBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
};

/** The body read by a schema; null where it is not JSON or does not fit. */
export const bodyAs = <T>(request: DeviceRequest, schema: z.ZodMiniType<T>): T | null => {
  try {
    const read = schema.safeParse(JSON.parse(request.body));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
};
