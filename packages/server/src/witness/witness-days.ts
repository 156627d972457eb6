// The second witness: days of a meter whose ledger differs from the integral of the power that it reported. The days are
// read some at a time, so that a long history never lies in memory whole.
import {
  countedEnergy,
  integratedEnergy,
  joinSpans,
  type LocalSpan,
  localDay,
  marginMinutes,
  minuteMs,
  type PowerDifference,
  powerDifferences,
  quarterHourMs,
  slotEdges,
  stepOfRegister,
} from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { lineQuantities } from '../power/line-columns.ts';
import { minuteValuesByPhase } from '../power/minute-values.ts';
import { readIntervals } from '../readings/intervals/read-intervals.ts';
import { readRegisterSlots } from '../rollups/read-register-slots.ts';
import type { Database } from '../storage/schema.ts';
import { judgedSpans } from './judged-spans.ts';

type Db = Kysely<Database>;

export type WitnessedMeter = { readonly meterId: number; readonly zone: string };

type WitnessDay = {
  readonly date: string;
  /** Null where too little power was reported. */
  readonly differences: readonly PowerDifference[] | null;
};

/** How many of a long history. */
export const daysAtOnce = 8;

/** The dates follow each other. */
export const witnessDays = async (
  db: Db,
  { meterId, zone }: WitnessedMeter,
  dates: readonly string[],
): Promise<WitnessDay[]> => {
  const days = dates.map((date) => ({ date, ...localDay(zone, date) }));
  const span = { fromMs: days[0]?.fromMs ?? 0, toMs: days.at(-1)?.toMs ?? 0 };
  const { phases, ...whole } = await witnessedSpan(db, meterId, span);
  return days.map(({ date, fromMs, toMs }) => {
    const [from, to] = [fromMs, toMs].map((ms) => (ms - span.fromMs) / quarterHourMs);
    const day = {
      phases: phases.map(({ integrated, counted, stepMwh }) => ({
        integrated: integrated.slice(from, to),
        counted: counted.slice(from, to),
        stepMwh,
      })),
      estimated: whole.estimated.slice(from, to),
      judged: whole.judged.slice(from, to),
    };
    return { date, differences: powerDifferences(day) };
  });
};

const witnessedSpan = async (db: Db, meterId: number, span: LocalSpan) => {
  const edges = slotEdges(span);
  const slots = (await readRegisterSlots(db, [meterId], span)).get(meterId) ?? [];
  const intervals = (await readIntervals(db, [meterId], span)).get(meterId);
  const covered = joinSpans([...(intervals?.imported ?? []), ...(intervals?.exported ?? [])]);
  const counted = countedEnergy(slots, edges, covered);
  const powers = await powersAround(db, meterId, span);
  const judged = await judgedSpans(db, meterId, span);
  return {
    phases: counted.phases.map((ofPhase, phase) => ({
      counted: ofPhase,
      integrated: integratedEnergy(powers[phase] ?? [], edges.length - 1),
      stepMwh: {
        imported: stepOfRegister(slots, 2 * phase),
        exported: stepOfRegister(slots, 2 * phase + 1),
      },
    })),
    estimated: counted.estimated,
    judged: edges
      .slice(1)
      .map((end, slot) =>
        judged.some(({ fromMicros, toMicros }) => fromMicros < end && toMicros >= (edges[slot] ?? end)),
      ),
  };
};

const powersAround = (db: Db, meterId: number, { fromMs, toMs }: LocalSpan) => {
  const marginMs = marginMinutes * minuteMs;
  return minuteValuesByPhase(db, {
    meterId,
    span: { fromMs: fromMs - marginMs, toMs: toMs + marginMs },
    of: lineQuantities.power,
  });
};
