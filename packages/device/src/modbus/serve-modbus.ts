import { createServer, type Socket } from 'node:net';
import { answerFrame } from './answer-frame.ts';
import { createFrameReader, writeFrame } from './frame.ts';

/** Modbus/TCP at one port; gives what closes it, with every connection. */
export const serveModbus = async (
  registers: () => readonly number[] | null,
  host: string,
  port: number,
): Promise<() => Promise<void>> => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    answerOn(socket, registers);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
};

const answerOn = (socket: Socket, registers: () => readonly number[] | null): void => {
  const read = createFrameReader();
  socket.on('data', (chunk) => {
    const frames = read(chunk);
    if (frames === null) socket.destroy();
    else for (const frame of frames) socket.write(writeFrame(answerFrame(frame, registers())));
  });
};
