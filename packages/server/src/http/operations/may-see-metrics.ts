// Metrics reveal how a server is used and where it is slow: they are for whoever runs it.
import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { cameByUndeclaredProxy } from '../connections/undeclared-proxy.ts';

/** With a token its bearers may; without one programs on the same computer, but nobody by way of a proxy there. */
export const maySeeMetrics = (request: FastifyRequest, token: string | null): boolean => {
  if (token !== null) return isSame(request.headers.authorization ?? '', `Bearer ${token}`);
  const addresses = [request.ip, request.socket.remoteAddress ?? ''];
  return addresses.every(isLoopback) && !cameByUndeclaredProxy(request);
};

/** Compares in constant time, so that the answer's delay does not reveal how much of a guess is right. */
const isSame = (given: string, expected: string): boolean => timingSafeEqual(hashOf(given), hashOf(expected));

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const isLoopback = (address: string): boolean => loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
