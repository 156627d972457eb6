// The requests under way. Answers of one connection come in turn, so the newest response of each is remembered.
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export type OpenRequests = ReadonlyMap<Socket, ServerResponse>;

/** Of the server, from now on. A connection's last response stays until the next one or the connection's end. */
export const followRequests = (server: Server): OpenRequests => {
  const newest = new Map<Socket, ServerResponse>();
  server.on('connection', (socket: Socket) => socket.once('close', () => newest.delete(socket)));
  server.on('request', (request, response) => newest.set(request.socket, response));
  return newest;
};
