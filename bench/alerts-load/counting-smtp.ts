// A mail server that takes every mail and counts them by their Message-ID.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type CountingSmtp = {
  readonly url: string;
  /** How often each Message-ID came. */
  readonly taken: ReadonlyMap<string, number>;
  bytes(): number;
  close(): Promise<void>;
};

export const countingSmtp = async (): Promise<CountingSmtp> => {
  const taken = new Map<string, number>();
  let bytes = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, _session, done) => {
      let head = '';
      stream.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (!head.includes(headEnd)) head += chunk.toString('latin1');
      });
      stream.on('end', () => {
        const id = messageId.exec(head)?.[1] ?? 'none';
        taken.set(id, (taken.get(id) ?? 0) + 1);
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo; // It listens on a port, not on a pipe.
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    bytes: () => bytes,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};

const headEnd = '\r\n\r\n';
const messageId = /^Message-ID:\s*(<[^>]+>)/im;
