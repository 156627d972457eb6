import { createServer, type Server } from 'node:net';

/**
 * Each port, or a free one where it is 0; so that they are known before anything listens there.
 * All are held until the last is found: no two are alike.
 */
export const reservePorts = async (host: string, ports: readonly number[]): Promise<number[]> => {
  const held: Server[] = [];
  try {
    for (const port of ports) held.push(await listen(host, port));
    return held.map(portOf);
  } finally {
    await Promise.all(held.map((server) => new Promise((resolve) => server.close(resolve))));
  }
};

const listen = (host: string, port: number): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });

const portOf = (server: Server): number => {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('It listens at no port.');
  return address.port;
};
