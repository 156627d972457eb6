// Another device replaces a meter's; the meter and its history go on.
import { mwhPerKwh, type Registers } from '@ohmstead/domain';
import type { Kysely, Transaction } from 'kysely';
import { isRefused, type Outcome, refuse } from '../errors/outcome.ts';
import { ruledMeter } from '../ingest/admission/counter-rules.ts';
import { lockMeters } from '../readings/lock-meters.ts';
import { markStale } from '../recompute/stale-ledger.ts';
import { claimColumns, claimSerialNumber, isSerialNumberTaken } from '../sites/claims/claim-serial-number.ts';
import type { Database } from '../storage/schema.ts';
import { transact } from '../storage/transact.ts';
import { type Decided, type Decider, recompute } from './decide.ts';
import { addFact, deviceItself } from './decision-facts.ts';
import type { Noted, Noter } from './note-steps.ts';
import { countProblem, type Shown, shownAround } from './replacement-checks.ts';

/** Register reads in kWh: import and export of each phase, then of the net row. */
type Counts = readonly {
  readonly phase: 'A' | 'B' | 'C' | 'net';
  readonly importKwh?: number | null | undefined;
  readonly exportKwh?: number | null | undefined;
}[];

export type ReplacedMeter = {
  readonly atMicros: number;
  readonly finalCounts: Counts;
  readonly firstCounts: Counts;
  readonly sn?: string | undefined;
};

/** The clocks of people and server differ a little. */
const mostAheadMicros = 300_000_000;

export const replaceMeter = async (
  decider: Decider,
  meterId: number,
  replaced: ReplacedMeter,
): Promise<Outcome<Decided>> => {
  const replacement = await checkedReplacement(decider, meterId, replaced);
  return isRefused(replacement) ? replacement : note(decider, meterId, replacement);
};

export const checkedReplacement = async (
  { db, nowMs }: { readonly db: Kysely<Database>; readonly nowMs: number },
  meterId: number,
  replaced: ReplacedMeter,
): Promise<Outcome<Replacement>> => {
  const { atMicros } = replaced;
  const rules = (await ruledMeter(db, meterId))?.rules;
  const { before, after } = await shownAround(db, meterId, atMicros);
  const isAhead = atMicros > nowMs * 1000 + mostAheadMicros;
  if (!rules || !before || isAhead) return refuse('replacement_time');
  const counts = countsOf(replaced, before);
  const problem = countProblem(rules, { before, after }, { ...counts, atMicros });
  return problem ? refuse(problem) : { ...counts, atMicros, sn: replaced.sn };
};

export type Replacement = {
  readonly atMicros: number;
  readonly finalMwh: Registers;
  readonly firstMwh: Registers;
  readonly sn: string | undefined;
};

/** A register left out of the first counts began at 0, if the meter had such a register. */
const countsOf = ({ finalCounts, firstCounts }: ReplacedMeter, before: Shown) => {
  const finalMwh = registersIn(finalCounts);
  const entered = registersIn(firstCounts);
  const width = Math.max(entered.length, before.mwh.length);
  const firstMwh = Array.from(
    { length: width },
    (_, index) => entered[index] ?? (before.mwh[index] == null ? null : 0),
  );
  return { finalMwh, firstMwh };
};

const firstRegisters = { A: 0, B: 2, C: 4, net: 6 } as const;

const registersIn = (counts: Counts): Registers => {
  const registers: (number | null)[] = [];
  for (const { phase, importKwh, exportKwh } of counts) {
    const register = firstRegisters[phase];
    while (registers.length < register + 2) registers.push(null);
    registers[register] = mwhOf(importKwh);
    registers[register + 1] = mwhOf(exportKwh);
  }
  return registers;
};

const mwhOf = (kwh: number | null | undefined): number | null =>
  kwh == null ? null : Math.round(kwh * mwhPerKwh);

const note = async (
  decider: Decider,
  meterId: number,
  replacement: Replacement,
): Promise<Outcome<Decided>> => {
  const noted = await transact(decider.db, (trx) =>
    noteReplacement(trx, decider, { meterId, replacement }),
  ).catch((error) => {
    if (isSerialNumberTaken(error)) return refuse('sn_used');
    throw error;
  });
  if (!isRefused(noted)) for (const sn of noted.serialNumbers) decider.ingest.meterChanged(sn);
  return recompute(decider, meterId, noted);
};

type ReplacementOrder = { readonly meterId: number; readonly replacement: Replacement };

type NotedReplacement = Noted & { readonly serialNumbers: readonly string[] };

export const noteReplacement = async (
  trx: Transaction<Database>,
  { accountId, nowMs }: Noter,
  { meterId, replacement }: ReplacementOrder,
): Promise<Outcome<NotedReplacement>> => {
  const { atMicros, sn, finalMwh, firstMwh } = replacement;
  await lockMeters(trx, [meterId]);
  await markStale(trx, meterId, { fromMicros: atMicros, toMicros: atMicros });
  const serialNumbers = await giveSerialNumber(trx, { accountId, meterId }, sn);
  if (serialNumbers === null) return refuse('sn_used');
  const [snBefore, snNow] = serialNumbers;
  const decisionId = await addFact(trx, {
    meterId,
    atMicros,
    register: deviceItself,
    kind: 'replacement',
    detail: { finalMwh, firstMwh, snBefore, sn: snNow },
    undoes: null,
    accountId,
    decidedAtMs: nowMs,
  });
  return { decisionId, serialNumbers };
};

type Owned = { readonly accountId: number; readonly meterId: number };

/** The serial number before and now; null when it is somebody else's. */
const giveSerialNumber = async (
  trx: Transaction<Database>,
  { accountId, meterId }: Owned,
  sn: string | undefined,
): Promise<[string, string] | null> => {
  const before = await trx
    .selectFrom('meter')
    .select('sn')
    .where('id', '=', meterId)
    .executeTakeFirstOrThrow();
  if (sn === undefined || sn === before.sn) return [before.sn, before.sn];
  const serialNumber = await claimSerialNumber(trx, { sn, accountId, claim: false });
  if (serialNumber === 'used') return null;
  await trx
    .updateTable('meter')
    .set({ sn, ...claimColumns(serialNumber) })
    .where('id', '=', meterId)
    .execute();
  return [before.sn, sn];
};
