import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { beforeProgram } from './build/before-program.ts';
import { chunkGroups } from './build/chunk-groups.ts';
import { compileHints } from './build/compile-hints.ts';
import { precompress } from './build/precompress.ts';
import { serviceWorker } from './build/service-worker.ts';

/** What only a server gives out is not made for the app, whose files lie in its package. */
const forServer = [serviceWorker(), precompress()];

// `--mode app` builds the app's pages; API_HOST is the server that the app knows from the start.
export default defineConfig(({ mode }) => ({
  envPrefix: ['VITE_', 'API_HOST'],
  plugins: [react(), beforeProgram(mode === 'app'), compileHints(), ...(mode === 'app' ? [] : forServer)],
  build: {
    outDir: mode === 'app' ? 'dist-app' : 'dist',
    target: 'es2023',
    // The server's policy allows no data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // What only the app has is left out where `isAppBuild` is false.
      optimization: { inlineConst: { mode: 'smart', pass: 2 } },
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:8080', '/upload': 'http://localhost:8080' } },
  preview: { proxy: { '/api': 'http://localhost:8080', '/upload': 'http://localhost:8080' } },
}));
