// A slow ledger: reads everything at once, looks as far ahead as it likes, and writes the past anew where a read shows that
// it was wrong. Knows no slots, no state and no pieces.

import { registerPowersOf } from '../src/counter/registers.ts';
import { type CounterRules, type Reading, registersOf, slotStartMicros } from '../src/index.ts';
import { judgeWhole, mostRise, type RawRead, type Register } from './reference-judge.ts';

type Line = { readonly at: number; readonly counts: (number | null)[] };

type ReferenceLedger = {
  /** The corrected counts at every read that is decided. */
  readonly lines: readonly Line[];
  readonly events: readonly string[];
};

export const referenceLedger = (readings: readonly Reading[], rules: CounterRules): ReferenceLedger => {
  let reads = readsOf(readings, rules);
  const lines: Line[] = [];
  const events: string[] = [];
  let registers: (Register | null)[] = [];
  for (let position = 0; position < reads.length; position += 1) {
    const before = lines.at(-1)?.at ?? null;
    const chosen = withoutAlternatives(reads, position, { registers, rules });
    if (chosen === null) break;
    reads = chosen;
    const read = reads[position] as RawRead; // It is a position in the list.
    const width = Math.max(registers.length, read.raws.length);
    const judged = Array.from({ length: width }, (_, index) => {
      const register = registers[index] ?? null;
      if (register !== null) return judgeWhole({ reads, position, index, rules, register });
      return { register: newRegister(read, index, before), event: null, returned: null };
    });
    if (judged.some((one) => one === null)) break;
    for (const [index, one] of judged.entries()) {
      if (one?.event) events.push(`${read.at} ${index} ${one.event}`);
      if (one?.returned) rewrite(lines, index, { at: read.at, ...one.returned });
    }
    registers = judged.map((one) => one?.register ?? null);
    lines.push({ at: read.at, counts: registers.map((register) => register?.count ?? null) });
  }
  return { lines, events };
};

type Returned = {
  readonly at: number;
  readonly to: { readonly since: number };
  readonly over: readonly { readonly left: number; readonly restart: number }[];
  readonly spread: number;
};

/** What leaving booked is taken away, and what passed while the segment was away is spread over that time. */
const rewrite = (lines: readonly Line[], index: number, { at, to, over, spread }: Returned): void => {
  for (const line of lines) {
    const count = line.counts[index];
    if (count == null || line.at < (over[0]?.left ?? at)) continue;
    const wrong = over.filter(({ left }) => left <= line.at).reduce((sum, { restart }) => sum + restart, 0);
    line.counts[index] = count - wrong + Math.round((spread * (line.at - to.since)) / (at - to.since));
  }
};

const newRegister = (read: RawRead, index: number, before: number | null): Register | null => {
  const shown = read.replacedBy === null ? read.raws[index] : read.replacedBy[index];
  if (shown == null) return null;
  const count = before === null ? shown : 0;
  return { raw: shown, count, since: read.at, held: null, left: [] };
};

const readsOf = (readings: readonly Reading[], { decisions }: CounterRules): RawRead[] => {
  const sent = readings
    .map((reading) => ({
      at: reading.atMicros,
      claimed: reading.claimedMicros ?? null,
      raws: registersOf(reading),
      powers: registerPowersOf(reading),
      replacedBy: null,
    }))
    .filter(({ raws }) => raws.some((raw) => raw !== null));
  const first = sent[0]?.at ?? Number.POSITIVE_INFINITY;
  const last = sent.at(-1)?.at ?? 0;
  const edits = decisions.flatMap((decision) => {
    if (decision.kind !== 'replacement' || decision.atMicros <= first || decision.atMicros > last) return [];
    const { atMicros: at, finalMwh, firstMwh } = decision;
    const width = Math.max(finalMwh.length, firstMwh.length);
    const raws = Array.from({ length: width }, (_, index) => finalMwh[index] ?? null);
    return [{ at, claimed: null, raws, powers: [], replacedBy: firstMwh }];
  });
  const others = sent.filter(({ at }) => !edits.some((edit) => edit.at === at));
  return [...others, ...edits].toSorted((a, b) => a.at - b.at);
};

/** Null where the read that would choose between them has not come. */
const withoutAlternatives = (
  reads: readonly RawRead[],
  position: number,
  { registers, rules }: { registers: readonly (Register | null)[]; rules: CounterRules },
): RawRead[] | null => {
  const head = reads[position];
  if (!head || head.claimed === null) return [...reads];
  const isLike = ({ claimed, at }: RawRead) =>
    claimed === head.claimed && slotStartMicros(at) === slotStartMicros(head.at);
  const end = reads.findIndex((read, other) => other > position && !isLike(read));
  const group = reads.slice(position, end === -1 ? reads.length : end);
  if (group.length === 1) return [...reads];
  const next = reads[position + group.length];
  if (next === undefined) return null;
  const scored = group.map((read) => {
    const goesOn = (
      from: number | null | undefined,
      to: number | null | undefined,
      span: number,
      index: number,
    ) =>
      from != null && to != null && to >= from && to - from <= mostRise(rules, read.powers[index] ?? 0, span);
    const score = read.raws.reduce<number>((sum, raw, index) => {
      const before = registers[index];
      const fromBefore = before && goesOn(before.raw, raw, read.at - before.since, index);
      const toNext = goesOn(raw, next.raws[index], next.at - read.at, index);
      return sum + Number(fromBefore ?? false) + Number(toNext);
    }, 0);
    return { read, score, total: read.raws.reduce<number>((sum, raw) => sum + (raw ?? 0), 0) };
  });
  const [best] = scored.toSorted((a, b) => b.score - a.score || a.total - b.total);
  return [...reads.slice(0, position), ...(best ? [best.read] : []), ...reads.slice(position + group.length)];
};
