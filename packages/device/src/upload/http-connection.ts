import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { post } from '@ohmstead/meter';
import type { Settings } from '../memory/settings.ts';
import { type Connection, uploadTimeoutMs } from './connection.ts';
import { trustOf } from './trust.ts';

/** Posts to the address as it was typed; without a scheme it is one of HTTP. */
export const httpConnection = (address: string, tls: Settings['tls']): Connection => {
  const url = new URL(/^https?:\/\//i.test(address) ? address : `http://${address}`);
  const agent =
    url.protocol === 'https:'
      ? new HttpsAgent({ keepAlive: true, ...trustOf(tls) })
      : new HttpAgent({ keepAlive: true });
  return {
    // Devices are not strict about the type, so a server cannot be.
    send: async (payload) => {
      const { status } = await post(agent, url, 'text/plain', JSON.stringify(payload), uploadTimeoutMs);
      if (status !== 200) throw new Error(`the server answered ${status}`);
    },
    close: () => agent.destroy(),
  };
};
