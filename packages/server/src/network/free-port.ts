import { createServer } from 'node:net';

/** Why the port cannot be listened on, in words for whoever starts the program. */
export class PortUnusable extends Error {
  override readonly name = 'PortUnusable';
}

export const requireFreePort = ({ host, port }: { host: string; port: number }): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(new PortUnusable(reasonOf(error, host, port))),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });

const reasonOf = (error: NodeJS.ErrnoException, host: string, port: number): string => {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`;
  }
  if (error.code === 'EACCES')
    return `Port ${port} needs an administrator's rights. Choose one above 1023 with PORT.`;
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return `HOST ${host} is no address of this computer. 0.0.0.0 stands for all of them.`;
  }
  return `Port ${port} of ${host} cannot be listened on: ${error.message}`;
};
