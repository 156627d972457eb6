// How soon the first question of any kind is answered after a large import, a change of the zone and one of the tariff, how
// long it takes until the answer is whole, and what somebody else waits for meanwhile.
import { dataFolder } from '@ohmstead/e2e';
import { measureFirstAnswers } from '../history/first-results.ts';
import { importHistory } from '../history/import-history.ts';
import { writeHistory } from '../history/write-history.ts';
import { yearsBefore } from '../history/years-before.ts';
import { printResults, type Result } from '../result.ts';
import type { Section } from '../section.ts';
import { embeddedEngine, postgresEngine } from '../servers/engine.ts';

const years = 2;
const nothingLate = { fromMs: 0, toMs: 0 };

const run = async (dataParent: string): Promise<readonly Result[]> => {
  const folder = await dataFolder(dataParent);
  const results: Result[] = [];
  try {
    const history = writeHistory({
      folder: folder.path,
      years: yearsBefore(Date.now(), years),
      late: nothingLate,
    });
    for (const open of [embeddedEngine, postgresEngine]) {
      const engine = await open(dataParent);
      if (engine === null) continue;
      try {
        await importHistory(engine, history);
        const found = await measureFirstAnswers(engine, history);
        printResults(`so far, ${engine.name}`, found);
        results.push(...found.map((result) => ({ ...result, what: `${engine.name}: ${result.what}` })));
      } finally {
        await engine.remove();
      }
    }
    return results;
  } finally {
    await folder.remove();
  }
};

export const firstAnswers: Section = {
  name: 'first-answers',
  title: `First answers on ${years} years of five meters, a reading a minute, before anything of it is computed`,
  run,
};
