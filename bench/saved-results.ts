// Results are kept by what was measured: an interrupted bench goes on where it stopped, a changed program starts anew.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from './result.ts';

export const savedResults = (root: string, isFull: boolean) => {
  const folder = join(root, '.stamps', isFull ? 'bench-full' : 'bench');
  const build = readFileSync(join(root, '.stamps', 'server'), 'utf8').slice(0, 16);
  const pathOf = (section: string) => join(folder, `${section}-${build}.json`);
  return {
    of: (section: string): readonly Result[] | null => {
      try {
        // Written by `save` below.
        return JSON.parse(readFileSync(pathOf(section), 'utf8')) as Result[];
      } catch {
        return null;
      }
    },
    save: (section: string, results: readonly Result[]): void => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(pathOf(section), JSON.stringify(results));
    },
  };
};
