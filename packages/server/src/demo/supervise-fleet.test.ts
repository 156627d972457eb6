import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { FleetReport } from './fleet-messages.ts';
import { superviseFleet } from './supervise-fleet.ts';

it('a message of the virtual meters that is no report is trouble and nothing worse', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ohmstead-fleet-'));
  const file = join(folder, 'fleet.mjs');
  await writeFile(file, `process.send({ kind: 'nonsense' }, () => process.exit());`);
  const reports: FleetReport[] = [];
  const sites = { url: '', seed: 1, anchorMs: 0, sites: [], missing: [] };
  await superviseFleet({
    file,
    order: { ...sites, minutesFromMs: 0, liveIntervalMs: 5000 },
    onReport: (report) => reports.push(report),
    signal: new AbortController().signal,
  });
  await rm(folder, { recursive: true });
  expect(reports).toEqual([{ kind: 'trouble', text: 'a message of unknown form' }]);
});
