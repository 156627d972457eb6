import { createServer } from 'node:net';

/** The port, or a free one where it is 0; so that it is known before anything listens there. */
export const reservePort = (host: string, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('It listens at no port.')),
      );
    });
  });
