// Readings that claim one instant of their device's clock with different values: at most one of them is right. The one
// that its neighbours continue from counts, on a tie the lower. All are kept as readings; the others are no reads.
import { slotStartMicros } from '../time/slot.ts';
import type { CounterState, RegisterRead } from './counter-state.ts';
import { type CounterLimits, plausibleMwh } from './limits.ts';

type Claim = Pick<RegisterRead, 'atMicros' | 'claimedMicros'>;

/** Over a slot's edge they stay reads of their own: a recomputation that starts there could not see both. */
export const areAlternatives = (one: Claim | undefined, other: Claim | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.claimedMicros !== null &&
  one.claimedMicros === other.claimedMicros &&
  slotStartMicros(one.atMicros) === slotStartMicros(other.atMicros);

/** How many of the first reads are alternatives; 1 where the first stands alone. */
export const alternativesAhead = (reads: readonly RegisterRead[]): number => {
  let count = 1;
  while (areAlternatives(reads[count - 1], reads[count])) count += 1;
  return count;
};

/** The reads with only one of the alternatives ahead. */
export const chooseAhead = (
  state: CounterState | null,
  reads: readonly RegisterRead[],
  limits: CounterLimits,
): RegisterRead[] => {
  const count = alternativesAhead(reads);
  const next = reads[count] ?? null;
  const neighbours = { state, next, limits };
  const chosen = reads
    .slice(0, count)
    .reduce((best, read) => (isBetter(read, best, neighbours) ? read : best));
  return [chosen, ...reads.slice(count)];
};

type Neighbours = {
  readonly state: CounterState | null;
  readonly next: RegisterRead | null;
  readonly limits: CounterLimits;
};

const isBetter = (read: RegisterRead, best: RegisterRead, neighbours: Neighbours): boolean => {
  const ahead = continuations(read, neighbours) - continuations(best, neighbours);
  return ahead > 0 || (ahead === 0 && totalOf(read) < totalOf(best));
};

/** How many registers continue from the read before, and go on in the one after. */
const continuations = (read: RegisterRead, { state, next, limits }: Neighbours): number => {
  let count = 0;
  for (const [index, raw] of read.raws.entries()) {
    const before = state?.registers[index];
    const sinceMicros = before?.open?.sinceMicros ?? state?.atMicros ?? read.atMicros;
    const powerW = read.powersW[index] ?? 0;
    const most = (spanMicros: number) => plausibleMwh(limits, powerW, spanMicros);
    if (before && continues(before.raw, raw, most(read.atMicros - sinceMicros))) count += 1;
    if (next && continues(raw, next.raws[index], most(next.atMicros - read.atMicros))) count += 1;
  }
  return count;
};

const continues = (
  from: number | null | undefined,
  to: number | null | undefined,
  mostMwh: number,
): boolean => from != null && to != null && to >= from && to - from <= mostMwh;

const totalOf = ({ raws }: RegisterRead): number => raws.reduce<number>((sum, raw) => sum + (raw ?? 0), 0);
