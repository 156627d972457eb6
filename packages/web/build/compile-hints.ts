// Asks browsers to compile all of a file while it comes, beside the page. What runs at the start would else be read once as it
// comes and again when it is first called: on a slow phone half the work until the first screen.
// https://v8.dev/blog/explicit-compile-hints
import type { Plugin } from 'vite';
import { programFiles, screenFiles } from './first-files.ts';

const hint = '//# allFunctionsCalledOnLoad\n';

export const compileHints = (): Plugin => ({
  name: 'compile-hints',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      const { login, account, main } = screenFiles(bundle);
      const ofTheStart = new Set([...programFiles(bundle), ...login, ...account, ...main]);
      for (const file of Object.values(bundle)) {
        // Only a comment at the top of the file counts.
        if (file.type === 'chunk' && ofTheStart.has(`/${file.fileName}`)) file.code = hint + file.code;
      }
    },
  },
});
