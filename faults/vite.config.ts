import { defineConfig } from 'vite';

export default defineConfig({
  ssr: { noExternal: [/^@ohmstead\//] },
  build: {
    ssr: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: { main: 'main.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
