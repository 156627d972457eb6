// Sends each request of a round to another of the servers, in turn.
import { type Client, openClient } from '@ohmstead/bench';
import type { Round } from './round.ts';

export const openClients = ({ origins }: Pick<Round, 'origins'>, token?: string): Client => {
  const clients = origins.map((origin) => openClient(origin, token));
  let turn = 0;
  const next = (): Client => {
    const client = clients[turn % clients.length];
    turn += 1;
    if (client === undefined) throw new Error('no server to ask');
    return client;
  };
  return {
    send: (...request) => next().send(...request),
    ask: (...request) => next().ask(...request),
    login: (...credentials) => next().login(...credentials),
    close: () => {
      for (const client of clients) client.close();
    },
  };
};
