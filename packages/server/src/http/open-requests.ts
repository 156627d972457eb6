// The requests under way on each connection. A client may send the next one before the last is answered.
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** In the order they were asked. Once all of a connection are answered they stay until its next request. */
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
    if (responses.every(isEnded)) responses.length = 0;
    responses.push(response);
  });
  return open;
};

const isEnded = ({ writableEnded }: ServerResponse): boolean => writableEnded;
