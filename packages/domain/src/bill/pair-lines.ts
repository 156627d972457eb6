// Which lines of an invoice correspond to which lines of our bill.
import type { BillLine } from './bill.ts';
import type { InvoiceLine } from './invoice.ts';

/** Lines of the invoice and of our bill for the same thing. Without any of ours, the invoice's line is an extra one. */
export type LineGroup = { readonly theirs: readonly number[]; readonly ours: readonly BillLine[] };

export type Paired = { readonly groups: readonly LineGroup[]; readonly missing: readonly BillLine[] };

type Match = { readonly ours: number; readonly theirs: number; readonly rank: readonly number[] };

/**
 * Pairs the best matches one to one. Each of our lines that is left over joins the invoice line it fits best, because
 * an invoice may sum up; each energy line of the invoice that is left over joins likewise, because an invoice may
 * divide a period at a reading.
 */
export const pairLines = (ours: readonly BillLine[], theirs: readonly InvoiceLine[]): Paired => {
  const matches = matchesOf(ours, theirs);
  const theirsOf = new Map<number, number>();
  const headOf = new Map<number, number>();
  for (const match of matches) {
    if (theirsOf.has(match.ours) || headOf.has(match.theirs)) continue;
    theirsOf.set(match.ours, match.theirs);
    headOf.set(match.theirs, match.theirs);
  }
  for (const match of matches) if (!theirsOf.has(match.ours)) theirsOf.set(match.ours, match.theirs);
  for (const match of matches) {
    const head = theirsOf.get(match.ours);
    const divides = theirs[match.theirs]?.energyMwh !== null;
    if (divides && head !== undefined && !headOf.has(match.theirs)) headOf.set(match.theirs, head);
  }
  const heads = theirs.flatMap((_, index) => ((headOf.get(index) ?? index) === index ? [index] : []));
  return {
    groups: heads.map((head) => ({
      theirs: theirs.flatMap((_, index) => ((headOf.get(index) ?? index) === head ? [index] : [])),
      ours: ours.filter((_, own) => theirsOf.get(own) === head),
    })),
    missing: ours.filter((_, own) => !theirsOf.has(own)),
  };
};

/** Best first. */
const matchesOf = (ours: readonly BillLine[], theirs: readonly InvoiceLine[]): Match[] => {
  const names = new Set(ours.map(({ kind, name }) => `${kind} ${folded(name)}`));
  return ours
    .flatMap((line, own) =>
      theirs.flatMap((other, index) => {
        const isNamed = names.has(`${other.kind} ${folded(other.name)}`);
        return fits(line, other, isNamed) ? [{ ours: own, theirs: index, rank: rankOf(line, other) }] : [];
      }),
    )
    .toSorted((a, b) => compareRanks(a.rank, b.rank));
};

const folded = (name: string | null): string => (name ?? '').trim().toLowerCase();

/** A name that our bill does not use is the supplier's own word and is not compared. */
const fits = (line: BillLine, other: InvoiceLine, isNamed: boolean): boolean =>
  line.kind === other.kind &&
  (!isNamed || other.name === null || folded(line.name) === folded(other.name)) &&
  agrees(line.band, other.band) &&
  agrees(line.season, other.season) &&
  agrees(line.tier, other.tier);

const agrees = <Value>(ours: Value, theirs: Value | null): boolean => theirs === null || theirs === ours;

/** Lower is better: how much the invoice leaves open, whether the price differs, how far the amounts are apart. */
const rankOf = (line: BillLine, other: InvoiceLine): number[] => [
  [other.name, other.band, other.season, other.tier].filter((value) => value === null).length,
  (other.priceMicros ?? other.ratePpm) === (line.priceMicros ?? line.ratePpm) ? 0 : 1,
  Math.abs(other.amount - line.amount),
];

const compareRanks = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
};
