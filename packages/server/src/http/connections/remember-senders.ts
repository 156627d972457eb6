import type { Server } from 'node:http';

/**
 * A socket no longer says from where it was opened once its other end has gone, unless it was asked before: a request whose
 * sender has left is counted for its address like any other. A connection that was over before it was taken is closed.
 */
export const rememberSenders = (server: Server): void => {
  server.on('connection', (socket) => {
    if (socket.remoteAddress === undefined) socket.destroy();
  });
};
