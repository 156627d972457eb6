import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';

export default defineConfig({
  plugins: [react(), precompress()],
  build: {
    target: 'es2023',
    // The server's policy allows no data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What changes with a library's release only stays cached over ours.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'tanstack', test: /node_modules\/@tanstack\// },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:8080', '/upload': 'http://localhost:8080' } },
  preview: { proxy: { '/api': 'http://localhost:8080', '/upload': 'http://localhost:8080' } },
});
