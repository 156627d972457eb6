// Runs the commands given in a terminal, in the running server or without one.

import { type Clock, nowDate, nowMs } from '../clock/clock.ts';
import type { Context } from '../context/context.ts';
import { catchUp } from '../recompute/catch-up.ts';
import { markAllStale } from '../recompute/stale-ledger.ts';
import { putFiguresBy } from '../rejudging/put-figures-by.ts';
import { sitesCounting } from '../rejudging/sites-counting.ts';
import { invalidateSiteIn } from '../rollups/invalidate-rollups.ts';
import { transact } from '../storage/transact.ts';
import { textOfDifference } from '../verify/difference.ts';
import { raiseAlarm } from '../verify/raise-alarm.ts';
import { newRound, roundAfter, saveReport } from '../verify/verify-round.ts';
import { verifyStep } from '../verify/verify-steps.ts';
import { doubtedDays, textOfDoubt } from '../witness/doubted-days.ts';

export type CommandParts = Pick<Context, 'db' | 'ingest' | 'log'> & { readonly clock: Clock };

/** Says how it goes; true when all is well. */
export type Command = (
  parts: CommandParts,
  argument: string | undefined,
  say: (line: string) => void,
  signal: AbortSignal,
) => Promise<boolean>;

const verify: Command = async (parts, _argument, say, signal) => {
  const { db, ingest, clock } = parts;
  let round = newRound(nowMs(clock));
  let subjectShown = '';
  while (round.position !== null) {
    if (signal.aborted) return false;
    const { kind, id } = round.position;
    const subject = `${kind === 'meter' ? 'meter' : 'site'} ${id}`;
    if (id > 0 && subject !== subjectShown) say(subject);
    subjectShown = subject;
    const step = await verifyStep({ db, ingest, nowMs: () => nowMs(clock) }, round.position);
    for (const found of step.differences) say(`differs: ${textOfDifference(found)}`);
    round = roundAfter(round, step);
  }
  await saveReport(db, round);
  await raiseAlarm(parts, round);
  if (!(await compareWithPower(parts, say, signal))) return false;
  say(round.count === 0 ? 'Verified: no differences' : `Verified: ${round.count} differences`);
  return round.count === 0;
};

/** What it finds is no fault of what is stored: the audit list shows it to the owner. */
const compareWithPower = async (
  { db, clock }: CommandParts,
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<boolean> => {
  for await (const doubted of doubtedDays(db, nowMs(clock))) {
    if (signal.aborted) return false;
    say(`doubtful: ${textOfDoubt(doubted)}`);
  }
  return !signal.aborted;
};

const rebuild: Command = async ({ db, ingest, clock }, argument, say, signal) => {
  const meters = await metersNamed(db, argument);
  if (meters.length === 0) {
    say('Which meter? Its serial number, or “all”.');
    return false;
  }
  for (const ofSite of bySite(meters)) {
    await judgeAnew(db, ofSite, nowDate(clock));
    for (const { id, sn } of ofSite) {
      say(`meter ${id} (${sn})`);
      if (!(await catchUp({ db, ingest }, id, signal))) return false;
    }
  }
  say(`Rebuilt: ${meters.length} meters`);
  return true;
};

type Named = { readonly id: number; readonly sn: string; readonly site_id: number };

const bySite = (meters: readonly Named[]): Named[][] => {
  const sites = new Map<number, Named[]>();
  for (const meter of meters) sites.set(meter.site_id, [...(sites.get(meter.site_id) ?? []), meter]);
  return [...sites.values()];
};

/** A site's meters are marked together, so that its owner is shown what changed once all are whole again. */
const judgeAnew = (db: CommandParts['db'], ofSite: readonly Named[], at: Date): Promise<void> =>
  transact(db, async (trx) => {
    const meterIds = ofSite.map(({ id }) => id);
    // Meters before sites, as decisions lock them.
    for (const id of meterIds) await markAllStale(trx, id);
    for (const siteId of await sitesCounting(trx, meterIds)) {
      await putFiguresBy(trx, { siteId, meterIds, at });
      await invalidateSiteIn(trx, siteId);
    }
  });

const metersNamed = (db: CommandParts['db'], argument: string | undefined) => {
  const meters = db.selectFrom('meter').select(['id', 'sn', 'site_id']).orderBy('id');
  return argument === 'all'
    ? meters.execute()
    : meters
        .where('sn', '=', (argument ?? '').toUpperCase())
        .where('claim_pending', '=', false)
        .execute();
};

export const commands: ReadonlyMap<string, Command> = new Map([
  ['verify', verify],
  ['rebuild', rebuild],
]);

export const unknownCommand = (name: string): string =>
  `Unknown command “${name}”: ${[...commands.keys()].join(', ')}.`;
