// Discards what is left of a body once the answer is sent, so that the answer reaches its sender and the connection
// can serve the next request: closed with bytes unread, it is reset, and the answer with it.
import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type ReadPastLimits = {
  /** A sender who has the answer and sends nothing for this long, or twice as long at most, is cut off. */
  readonly pauseMs: number;
  /** Whoever sends more of it is cut off too. */
  readonly mostBytes: number;
};

export const readPastAnswer = (
  { raw }: FastifyRequest,
  reply: FastifyReply,
  limits: ReadPastLimits,
): void => {
  reply.raw.once('finish', () => readPast(raw, limits));
};

const readPast = (body: IncomingMessage, { pauseMs, mostBytes }: ReadPastLimits): void => {
  if (body.closed || body.readableEnded) return;
  const { socket } = body;
  const readBefore = socket.bytesRead;
  // Node.js discards a body that nobody has begun to read without any event of it, so the socket's bytes are counted.
  let bytesRead = -1;
  const looking = setInterval(() => {
    if (socket.bytesRead === bytesRead || socket.bytesRead - readBefore > mostBytes) body.destroy();
    bytesRead = socket.bytesRead;
  }, pauseMs).unref();
  body.once('close', () => clearInterval(looking));
  body.resume();
};
