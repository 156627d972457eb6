// The engine at a Unix socket, by PostgreSQL's protocol. It is one session, so connections are served one after another.
import { on, once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { QueryCutter } from './whole-queries.ts';

/** The pieces of a long answer: the driver reads one while the engine finds the rest. */
const pieceBytes = 8192;

export type QueryServer = { close(): Promise<void> };

/** `end` receives the error that the engine does not get over. */
export const listen = async (
  engine: PGlite,
  path: string,
  end: (reason: unknown) => void,
): Promise<QueryServer> => {
  const server = createServer();
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A connection that breaks is closed, and that is all there is to do.
    socket.on('error', () => undefined);
  });
  const serving = serveAll(engine, on(server, 'connection', { close: ['close'] })).catch(end);
  server.listen(path);
  await once(server, 'listening');
  const close = async (): Promise<void> => {
    server.close();
    for (const socket of sockets) socket.destroy();
    await serving;
  };
  return { close };
};

const serveAll = async (engine: PGlite, connections: AsyncIterable<unknown[]>): Promise<void> => {
  for await (const [socket] of connections as AsyncIterable<[Socket]>) {
    if (!socket.destroyed) await serve(engine, socket);
    // What it left open would be the next one's.
    if (engine.isInTransaction()) await engine.exec('rollback');
  }
};

const serve = async (engine: PGlite, socket: Socket): Promise<void> => {
  const cutter = new QueryCutter();
  const send = (piece: Buffer): void => {
    if (socket.writable) socket.write(piece);
  };
  socket.on('data', (bytes) => {
    for (const query of cutter.add(bytes)) run(engine, query, send).catch(() => socket.destroy());
  });
  // Not by `once`, which would fail with the error that a broken connection ends with.
  await new Promise((left) => socket.on('close', left));
};

/** The engine has answered when this returns: what it is asked next waits for nothing. */
const run = async (engine: PGlite, query: Buffer, send: (piece: Buffer) => void): Promise<void> => {
  const answer = inPieces(send);
  // Commits reach the disk by themselves (durable-files.ts).
  const options = { syncToFs: false, onRawData: answer.add };
  const running = engine.execProtocolRawStream(query, options);
  answer.end();
  await running;
};

const inPieces = (send: (piece: Buffer) => void) => {
  let parts: Buffer[] = [];
  let bytes = 0;
  const end = (): void => {
    if (bytes > 0) send(Buffer.concat(parts, bytes));
    parts = [];
    bytes = 0;
  };
  const add = (part: Uint8Array): void => {
    // Copied: the engine goes on writing in the same memory.
    parts.push(Buffer.from(part));
    bytes += part.length;
    if (bytes >= pieceBytes) end();
  };
  return { add, end };
};
