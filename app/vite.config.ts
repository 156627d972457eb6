// The web program with the app's own entry before it, laid where Capacitor takes it from.
import { join } from 'node:path';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import web from '../packages/web/vite.config.ts';

const entry = join(import.meta.dirname, 'src/entry.ts');

const ownEntry: Plugin = {
  name: 'own-entry',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === '/src/main.tsx' && importer?.endsWith('index.html') ? entry : null,
};

export default defineConfig((given) =>
  mergeConfig(web({ ...given, mode: 'app' }), {
    mode: 'app',
    root: join(import.meta.dirname, '../packages/web'),
    envPrefix: ['VITE_', 'API_HOST', 'APP_PUSH', 'APP_LINK_HOST'],
    plugins: [ownEntry],
    build: { outDir: join(import.meta.dirname, 'www'), emptyOutDir: true },
  }),
);
