// The service worker as a file of its own beside the page, with the list of files the build is made of.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

const sources = ['service-worker.ts', 'service-worker-push.ts'].map((name) =>
  join(import.meta.dirname, '../src/offline', name),
);
const publicFiles = ['/logo.svg', '/manifest.webmanifest'];
const page = '/';

/** Tables of texts are kept when they are used: a visitor reads one language of many. */
const isTable = (name: string): boolean => /[\\/]i18n[\\/]src[\\/]tables[\\/]/.test(name);

/** Only the app has local mode. */
const isLocalMode = (name: string): boolean => /[\\/]web[\\/]src[\\/]features[\\/]local[\\/]/.test(name);

export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: async function (_, bundle) {
      const isApp = this.environment.config.mode === 'app';
      const isLeftOut = (name: string) => isTable(name) || (!isApp && isLocalMode(name));
      const files = Object.values(bundle)
        .filter((file) => file.fileName.startsWith('assets/'))
        .filter((file) => file.type === 'asset' || !file.moduleIds.some(isLeftOut))
        .map((file) => `/${file.fileName}`)
        .sort();
      const codes = await Promise.all(
        sources.map(async (source) => (await transformWithOxc(await readFile(source, 'utf8'), source)).code),
      );
      const appFiles = [page, ...publicFiles, ...files];
      const buildId = createHash('sha256')
        .update(JSON.stringify([Object.keys(bundle).sort(), await publicNames()]))
        .digest('hex')
        .slice(0, 12);
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: `const appFiles = ${JSON.stringify(appFiles)};\nconst buildId = ${JSON.stringify(buildId)};\n${codes.join('\n')}`,
      });
    },
  },
});

const publicNames = () => readdir(join(import.meta.dirname, '../public'));
