import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { beforeProgram } from './build/before-program.ts';
import { chunkGroups } from './build/chunk-groups.ts';
import { compileHints } from './build/compile-hints.ts';
import { precompress } from './build/precompress.ts';
import { serviceWorker } from './build/service-worker.ts';

export default defineConfig({
  plugins: [react(), beforeProgram(), compileHints(), serviceWorker(), precompress()],
  build: {
    target: 'es2023',
    // The server's policy allows no data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:8080', '/upload': 'http://localhost:8080' } },
  preview: { proxy: { '/api': 'http://localhost:8080', '/upload': 'http://localhost:8080' } },
});
