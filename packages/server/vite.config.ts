import { defineConfig } from 'vite';

// One bundle a process. Our own packages are TypeScript source and go in; npm packages stay in node_modules, but for
// those of many small files: reading them one by one takes longer than reading the whole bundle.
export default defineConfig({
  ssr: { noExternal: [/^@ohmstead\//, /^@react-email\/(?!render$)/, 'kysely', 'zod', 'write-excel-file'] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        command: 'src/command.ts',
        distribute: 'src/distribute.ts',
        'storage-worker': 'src/storage/embedded/worker.ts',
        'parse-thread': 'src/parse-thread.ts',
        fleet: '../meter/src/fleet-process.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name]-[hash].js' },
    },
  },
});
