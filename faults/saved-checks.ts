// What a case found is kept by the build and the seed: an interrupted run goes on where it stopped, a changed program
// starts anew. What failed is run again.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Check } from './fault-case.ts';

export const savedChecks = (root: string, seed: number) => {
  const folder = join(root, '.stamps', 'faults');
  const build = readFileSync(join(root, '.stamps', 'server'), 'utf8').slice(0, 16);
  const pathOf = (name: string) => join(folder, `${name}-${build}-${seed}.json`);
  return {
    of: (name: string): readonly Check[] | null => {
      try {
        // Written by `save` below.
        const checks = JSON.parse(readFileSync(pathOf(name), 'utf8')) as Check[];
        return checks.every(({ problems }) => problems.length === 0) ? checks : null;
      } catch {
        return null;
      }
    },
    save: (name: string, checks: readonly Check[]): void => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(pathOf(name), JSON.stringify(checks));
    },
  };
};
