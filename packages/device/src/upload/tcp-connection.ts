import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { Settings } from '../memory/settings.ts';
import { type Connection, uploadTimeoutMs } from './connection.ts';
import { trustOf } from './trust.ts';

/**
 * One JSON object after another, at `host:port` or `tls://host:port`. UNVERIFIED: that nothing stands between them, and
 * that the connection is kept.
 */
export const tcpConnection = (address: string, tls: Settings['tls']): Connection => {
  const open = opener(address, tls);
  let current: Socket | null = null;
  return {
    send: async (payload) => {
      if (current === null || current.destroyed) {
        const { socket, opened } = open();
        current = socket;
        await opened;
      }
      await written(current, JSON.stringify(payload));
    },
    close: () => current?.destroy(),
  };
};

const written = (socket: Socket, text: string): Promise<void> =>
  new Promise((resolve, reject) => socket.write(text, (error) => (error ? reject(error) : resolve())));

/** With TLS a connection is open only once the other side's certificate is believed. */
const opener = (address: string, tls: Settings['tls']) => {
  const isTls = /^tls:\/\//i.test(address);
  const { hostname, port } = new URL(`tcp://${address.replace(/^[a-z]+:\/\//i, '')}`);
  const to = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
  return () => {
    const socket = isTls ? connectTls({ ...to, ...trustOf(tls) }) : connect(to);
    const late = setTimeout(() => socket.destroy(), uploadTimeoutMs);
    socket
      .on('close', () => clearTimeout(late))
      .on('error', () => undefined)
      .resume();
    return { socket, opened: openedBefore(socket, isTls ? 'secureConnect' : 'connect', late) };
  };
};

const openedBefore = async (socket: Socket, event: string, late: NodeJS.Timeout): Promise<void> => {
  const closed = once(socket, 'close').then(() => {
    throw new Error('no connection');
  });
  await Promise.race([once(socket, event), closed]);
  clearTimeout(late);
};
