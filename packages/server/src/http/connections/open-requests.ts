// The requests under way on each connection. A client may send the next one before the last is answered.
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The requests in the order they came. Answered ones are dropped when the next request of their connection comes. */
export type OpenRequests = ReadonlyMap<Socket, readonly ServerResponse[]>;

export const followRequests = (server: Server): OpenRequests => {
  const open = new Map<Socket, ServerResponse[]>();
  server.on('connection', (socket: Socket) => {
    open.set(socket, []);
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    const responses = open.get(socket);
    if (responses === undefined) return;
    while (responses[0]?.writableEnded) responses.shift();
    responses.push(response);
  });
  return open;
};
