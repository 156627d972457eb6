// Everything that happens to a program at once: readings of every way in, imports, edits, reads.
import { noiseOf } from '@ohmstead/bench';
import { openRecord, type SentRecord } from '../record/sent-readings.ts';
import { decisions } from './decisions.ts';
import { importedHistory } from './imported-history.ts';
import type { MadeSite, SiteMeter } from './make-site.ts';
import { reads } from './reads.ts';
import type { Sender } from './round.ts';
import { singleUploads } from './single-uploads.ts';
import { tariffEdits } from './tariff-edits.ts';
import { timedBatches } from './timed-batches.ts';

/** Meters by what they send. One that sends by its key sends by nothing else any more. */
const bySn = 6;
const byKey = 6;
const inBatches = 3;
const meters = bySn + byKey + inBatches + 2;

/** Twice a second is what a meter may send by its serial number. */
const snPauseMs = 250;
const keyPauseMs = 30;
const resetEvery = 400;

export type Load = { readonly senders: readonly Sender[]; readonly record: SentRecord };

const loadOf = (site: MadeSite, seed: number): Load => {
  const record = openRecord();
  let made = 0;
  const own = () => {
    made += 1;
    return { record, chance: noiseOf(seed * 100 + made) };
  };
  const rest = [...site.meters];
  const next = (): SiteMeter => {
    const meter = rest.shift();
    if (meter === undefined) throw new Error('too few meters');
    return meter;
  };
  const several = (count: number, make: () => Sender): Sender[] => Array.from({ length: count }, make);
  const judged = next();
  const senders = [
    ...several(bySn, () =>
      singleUploads({ meter: next(), by: 'serial number', pauseMs: snPauseMs, ...own() }),
    ),
    ...several(byKey, () => singleUploads({ meter: next(), by: 'key', pauseMs: keyPauseMs, ...own() })),
    ...several(inBatches, () => timedBatches({ meter: next(), nowMs: Date.now, ...own() })),
    timedBatches({ meter: judged, nowMs: Date.now, resetEvery, ...own() }),
    decisions({ meter: judged, ...own() }),
    importedHistory({ meter: next(), ...own() }),
    tariffEdits({ siteId: site.siteId, ...own() }),
    reads({ siteId: site.siteId, ...own() }),
  ];
  return { senders, record };
};

export const mixed = { meters, loadOf };
