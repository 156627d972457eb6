// Ends what would hold up a stop: streams never end by themselves, and browsers keep connections open after an answer
// and open them before they ask for anything.
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context/context.ts';
import type { OpenRequests } from './open-requests.ts';

const everyMs = 50;

export const endConnectionsOnClose = (
  app: FastifyInstance,
  { hub, streams, sessions }: Context,
  connections: OpenRequests,
): void => {
  sessions.onEnded((accountId) => streams.checkAccount(accountId));
  const endUnused = (): void => {
    app.server.closeIdleConnections();
    // Node takes a connection that has not sent anything for a busy one, for a minute.
    for (const socket of connections.keys()) if (socket.bytesRead === 0) socket.destroy();
  };
  app.addHook('preClose', async () => {
    hub.close();
    streams.shutAll();
    const closing = setInterval(endUnused, everyMs).unref();
    app.server.once('close', () => clearInterval(closing));
  });
};
