// Writes a .br and a .gz beside every text of the build, once, so that no request waits for compression.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const texts = /\.(js|css|html|svg|webmanifest)$/;
/** Below this a compressed copy saves nothing. */
const leastBytes = 1024;

export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  writeBundle: {
    sequential: true,
    order: 'post',
    handler: async ({ dir }) => {
      if (dir === undefined) return;
      const names = await readdir(dir, { recursive: true });
      await Promise.all(
        names.filter((name) => texts.test(name)).map((name) => compressBeside(join(dir, name))),
      );
    },
  },
});

const compressBeside = async (file: string): Promise<void> => {
  const content = await readFile(file);
  if (content.length < leastBytes) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
};
