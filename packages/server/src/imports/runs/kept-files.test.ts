import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keptFiles } from './kept-files.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ohmstead-kept-'));
});
afterAll(() => rm(folder, { recursive: true }));

const kibibytes64 = 64 * 1024;
const pieces = Array.from({ length: 33 }, (_, place) => Buffer.alloc(kibibytes64, place));

async function* body(): AsyncGenerator<Buffer> {
  yield* pieces;
}

it('receives all of a file, and after each quarter of a mebibyte asks whether readings are uploaded', async () => {
  let asked = 0;
  const files = keptFiles(folder, () => {
    asked += 1;
    return true;
  });
  const startMs = performance.now();
  const { name, bytes } = await files.receive(body());
  expect(bytes).toBe(33 * kibibytes64);
  expect((await readFile(files.pathOf(name))).equals(Buffer.concat(pieces))).toBe(true);
  expect(asked).toBe(8);
  // It rests for 20 ms each time: uploads have the disk to themselves then.
  expect(performance.now() - startMs).toBeGreaterThan(8 * 19);
});
