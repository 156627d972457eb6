import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { isPublicAddress } from './is-public-address.ts';
import { leadsInside } from './leads-inside.ts';
import { type Post, post } from './post.ts';
import { PrivateAddress, publicLookup } from './public-lookup.ts';

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111', '::ffff:8.8.8.8', '64:ff9b::808:808'])(
    'takes %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    ...['127.0.0.1', '127.9.9.9', '0.0.0.0', '10.1.2.3', '172.16.0.1', '192.168.178.1', '169.254.169.254'],
    ...['100.64.0.1', '224.0.0.1', '255.255.255.255', '240.0.0.1', '192.0.2.1', '198.18.0.1'],
    ...['::', '::1', 'fe80::1', 'fc00::1', 'fd12:3456::1', 'ff02::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1'],
    ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', 'example.org', ''],
  ])('refuses %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('a name that leads to this computer', () => {
  it('is seen, however it is written', async () => {
    for (const host of ['localhost', '127.0.0.1', '[::1]', '2130706433', '0x7f.1', '127.1'])
      expect(await leadsInside(`http://${host}/`), host).toBe(true);
    expect(await leadsInside('http://8.8.8.8/')).toBe(false);
  });

  it('is refused by the connection’s own look-up', async () => {
    const looked = new Promise((resolve) => {
      publicLookup('localhost', { all: true }, (error) => resolve(error));
    });
    expect(await looked).toBeInstanceOf(PrivateAddress);
  });
});

describe('post', () => {
  let close: (() => void) | null = null;
  afterEach(() => close?.());
  const serve = async (listener: RequestListener): Promise<string> => {
    const server = createServer(listener).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    close = () => {
      server.closeAllConnections();
      server.close();
    };
    return `http://localhost:${(server.address() as AddressInfo).port}/hook`;
  };
  const sent = (url: string, more: Partial<Post> = {}) =>
    post({
      url,
      headers: {},
      body: 'hello',
      allowPrivate: true,
      signal: new AbortController().signal,
      ...more,
    });

  it('connects to no private address, by name or by number', async () => {
    let asked = 0;
    const url = await serve((_, response) => {
      asked += 1;
      response.end();
    });
    const { port } = new URL(url);
    for (const host of ['localhost', '127.0.0.1', '[::ffff:127.0.0.1]', '2130706433'])
      await expect(sent(`http://${host}:${port}/`, { allowPrivate: false }), host).rejects.toBeInstanceOf(
        PrivateAddress,
      );
    expect(asked).toBe(0);
    expect((await sent(url)).status).toBe(200);
  });

  it('does not follow a redirect', async () => {
    const seen: string[] = [];
    const url = await serve((request, response) => {
      seen.push(request.url ?? '');
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    expect(await sent(url)).toMatchObject({ status: 307, text: '' });
    expect(seen).toEqual(['/hook']);
  });

  it('reads the beginning of an answer without end', async () => {
    const url = await serve((_, response) => {
      response.writeHead(500);
      const write = (): void => {
        if (!response.destroyed && response.write('x'.repeat(1000))) setImmediate(write);
        else response.once('drain', write);
      };
      write();
    });
    const { status, text } = await sent(url);
    expect([status, text.length]).toEqual([500, 4096]);
  });

  it('waits for an answer for a while only', async () => {
    const url = await serve(() => undefined);
    await expect(sent(url, { timeoutMs: 100 })).rejects.toThrow('did not answer in time');
  });

  it('takes a success whose body never ends', async () => {
    const url = await serve((_, response) => void response.writeHead(204).flushHeaders());
    expect((await sent(url, { timeoutMs: 5_000 })).status).toBe(204);
  });
});
