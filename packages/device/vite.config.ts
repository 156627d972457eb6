import { defineConfig } from 'vite';

// One file that plain Node runs: our own packages are TypeScript source and go in.
export default defineConfig({
  ssr: { noExternal: [/^@ohmstead\//, 'zod'] },
  build: {
    ssr: 'src/device-process.ts',
    target: 'node20',
    outDir: 'dist',
    sourcemap: true,
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'device.js' } },
  },
});
