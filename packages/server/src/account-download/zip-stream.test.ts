import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { readZip } from '../../test/read-zip.ts';
import { silentLog } from '../../test/silent-log.ts';
import { createDownloads } from './downloads.ts';
import { type ZipEntry, zipStream } from './zip-stream.ts';

const at = new Date('2026-03-10T12:00:00Z');

const endless = (onPiece: () => void): ZipEntry => ({
  name: 'endless.bin',
  content: async function* () {
    for (;;) {
      onPiece();
      // It cannot be compressed.
      yield crypto.getRandomValues(Buffer.alloc(64 * 1024));
    }
  },
});

describe('zipStream', () => {
  it('holds the files in their order', async () => {
    const file = (name: string): ZipEntry => ({
      name,
      content: async function* () {
        yield `${name} `;
        yield Buffer.from('ends');
      },
    });
    const files = readZip(await buffer(zipStream([file('a.txt'), file('ü/b.txt')], at)));
    expect([...files].map(([name, content]) => [name, content.toString()])).toEqual([
      ['a.txt', 'a.txt ends'],
      ['ü/b.txt', 'ü/b.txt ends'],
    ]);
  });

  it('reads no further than the client takes it', async () => {
    let pieces = 0;
    const zip = zipStream([endless(() => (pieces += 1))], at);
    await once(zip, 'readable');
    const waitOneTurn = () => new Promise((done) => setImmediate(done));
    for (let turn = 0; turn < 1000; turn++) await waitOneTurn();
    expect(pieces).toBeLessThan(20);
    zip.destroy();
  });

  it('reads nothing more once it is given up', async () => {
    let ended = false;
    let begun = false;
    const first: ZipEntry = {
      name: 'first',
      content: async function* () {
        try {
          yield* endless(() => undefined).content();
        } finally {
          ended = true;
        }
      },
    };
    const second: ZipEntry = {
      name: 'second',
      content: async function* () {
        begun = true;
        yield '';
      },
    };
    const zip = zipStream([first, second], at);
    await once(zip, 'readable');
    zip.destroy();
    await once(zip, 'close');
    for (let turn = 0; turn < 100; turn++) await new Promise((done) => setImmediate(done));
    expect({ ended, begun }).toEqual({ ended: true, begun: false });
  });

  it('fails where a file fails', async () => {
    const broken: ZipEntry = {
      name: 'broken',
      content: async function* () {
        yield 'begins';
        throw new Error('the database is gone');
      },
    };
    await expect(buffer(zipStream([broken], at))).rejects.toThrow('the database is gone');
  });
});

describe('downloads', () => {
  it('are one at a time for an account, until it is whole or given up', async () => {
    const downloads = createDownloads({ log: silentLog });
    const start = (accountId: number) =>
      downloads.start({ accountId, at }, async () => [endless(() => undefined)]);
    const first = await start(1);
    expect(await start(1)).toMatchObject({ kind: 'refused', code: 'rate_limited' });
    expect(await start(2)).toMatchObject({ type: 'application/zip' });
    if (!('content' in first) || typeof first.content === 'string' || Buffer.isBuffer(first.content))
      throw new Error('a stream was expected');
    first.content.destroy();
    await once(first.content, 'close');
    expect(await start(1)).toMatchObject({ type: 'application/zip' });
  });

  it('may be begun again after a failure', async () => {
    const downloads = createDownloads({ log: silentLog });
    const fail = () => Promise.reject(new Error('no database'));
    await expect(downloads.start({ accountId: 1, at }, fail)).rejects.toThrow('no database');
    expect(await downloads.start({ accountId: 1, at }, async () => [])).toMatchObject({
      name: 'ohmstead-2026-03-10.zip',
    });
  });
});
