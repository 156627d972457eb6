// Imports of files in any order of rows: their speed, their memory, and what they cost the uploads beside them.
import { minuteMs } from '@ohmstead/domain';
import { dataFolder } from '@ohmstead/e2e';
import { measureOrders } from '../imports/orders.ts';
import { phaseRows } from '../imports/phase-rows.ts';
import { measureUploads } from '../imports/uploads-beside.ts';
import { printResults, type Result } from '../result.ts';
import type { Section } from '../section.ts';

const instants = 500_000;
const instantsInFull = 1_666_000;

const run = async (dataParent: string, isFull: boolean): Promise<readonly Result[]> => {
  const folder = await dataFolder(dataParent);
  const place = { dataParent, folder: folder.path };
  const toMs = Math.floor(Date.now() / minuteMs - 1) * minuteMs;
  const results: Result[] = [];
  try {
    const rows = phaseRows(isFull ? instantsInFull : instants, toMs);
    for (const measure of [measureUploads, measureOrders]) {
      const found = await measure(place, rows);
      printResults('so far', found);
      results.push(...found);
    }
    return results;
  } finally {
    await folder.remove();
  }
};

export const imports: Section = {
  name: 'imports',
  title: 'Imports of 1.5 million rows (--full: 5 million) in any order, embedded database',
  isOnlyByName: true,
  run,
};
