// The service worker as a file of its own beside the page, with the list of files the build is made of.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

const source = join(import.meta.dirname, '../src/offline/service-worker.ts');
const publicFiles = ['/logo.svg', '/manifest.webmanifest'];
const page = '/';

/** Tables of texts are kept when they are used: a visitor reads one language of many. */
const isTable = (name: string): boolean => /[\\/]i18n[\\/]src[\\/]tables[\\/]/.test(name);

export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: async function (_, bundle) {
      const files = Object.values(bundle)
        .filter((file) => file.fileName.startsWith('assets/'))
        .filter((file) => file.type === 'asset' || !file.moduleIds.some(isTable))
        .map((file) => `/${file.fileName}`)
        .sort();
      const { code } = await transformWithOxc(await readFile(source, 'utf8'), source);
      const appFiles = [page, ...publicFiles, ...files];
      const buildId = createHash('sha256')
        .update(JSON.stringify([Object.keys(bundle).sort(), await publicNames()]))
        .digest('hex')
        .slice(0, 12);
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: `const appFiles = ${JSON.stringify(appFiles)};\nconst buildId = ${JSON.stringify(buildId)};\n${code}`,
      });
    },
  },
});

const publicNames = () => readdir(join(import.meta.dirname, '../public'));
