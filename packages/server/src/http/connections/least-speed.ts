// Ends requests whose body comes slower than any line that is still in use.
import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../answers/app-error.ts';
import type { Sender } from './body-permits.ts';

export type LeastSpeed = { readonly bytesPerSecond: number; readonly windowMs: number };

/**
 * GSM's oldest data calls carry 9,600 bit/s, 1,200 bytes; GPRS and NB-IoT more. Half of a weak GPRS line's speed is
 * accepted, and a quarter of a minute without a byte, as while a modem changes its cell.
 */
const leastSpeed: LeastSpeed = { bytesPerSecond: 512, windowMs: 15_000 };
/** A speed measured over less time says little. */
const settledMs = 5_000;
const looksPerWindow = 15;

/** Watches a request whose body is still to come: it is answered and cut off once it is too slow. */
export const watchSender = (
  request: FastifyRequest,
  reply: FastifyReply,
  least: LeastSpeed = leastSpeed,
): Sender => {
  const { raw } = request;
  const cut = (): void => {
    if (reply.sent) return;
    reply.header('connection', 'close');
    reply.raw.once('finish', () => raw.destroy());
    reply.send(new AppError('upload_too_slow', { retryAfterSeconds: 30 }));
  };
  const [fromBytes, fromMs] = [raw.socket.bytesRead, performance.now()];
  const watching = watch(raw, least, cut);
  reply.raw.once('close', () => clearInterval(watching));
  return {
    speed: () => {
      const elapsedMs = performance.now() - fromMs;
      if (raw.complete || elapsedMs < settledMs) return null;
      return ((raw.socket.bytesRead - fromBytes) / elapsedMs) * 1000;
    },
    cut,
  };
};

/** Counts only looks at which no bytes lay ready: otherwise it is the server that is slow. */
const watch = (body: IncomingMessage, { bytesPerSecond, windowMs }: LeastSpeed, cut: () => void) => {
  let bytes = body.socket.bytesRead;
  let hungryLooks = 0;
  const watching = setInterval(() => {
    if (body.complete) return clearInterval(watching);
    if (body.readableLength === 0) hungryLooks += 1;
    if (hungryLooks < looksPerWindow) return;
    if (body.socket.bytesRead - bytes < (bytesPerSecond * windowMs) / 1000) cut();
    bytes = body.socket.bytesRead;
    hungryLooks = 0;
  }, windowMs / looksPerWindow).unref();
  return watching;
};
