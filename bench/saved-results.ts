// Results are kept by what was measured: an interrupted bench goes on where it stopped, a changed program starts anew.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from './result.ts';
import type { Section } from './section.ts';

export const savedResults = (root: string, isFull: boolean) => {
  const folder = join(root, '.stamps', isFull ? 'bench-full' : 'bench');
  const buildOf = (bundle: string) => readFileSync(join(root, '.stamps', bundle), 'utf8').slice(0, 16);
  const pathOf = ({ name, showsWeb }: Section) => {
    const builds = showsWeb ? ['server', 'web'] : ['server'];
    return join(folder, `${[name, ...builds.map(buildOf)].join('-')}.json`);
  };
  return {
    of: (section: Section): readonly Result[] | null => {
      try {
        // Written by `save` below.
        return JSON.parse(readFileSync(pathOf(section), 'utf8')) as Result[];
      } catch {
        return null;
      }
    },
    save: (section: Section, results: readonly Result[]): void => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(pathOf(section), JSON.stringify(results));
    },
  };
};
