import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';

export default defineConfig({
  plugins: [react(), precompress()],
  build: {
    target: 'es2023',
    manifest: 'manifest.json',
    // Everything else is small enough that a request costs more than its bytes.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { entryFileNames: 'assets/[name]-[hash].js' } },
  },
  server: { proxy: { '/api': 'http://localhost:8080', '/upload': 'http://localhost:8080' } },
  preview: { proxy: { '/api': 'http://localhost:8080', '/upload': 'http://localhost:8080' } },
});
