// Why a bill is higher or lower than another of the same site: a sum of named parts, exact to the minor unit.
//   The energy bought, at the first tier's prices before taxes, is taken from one bill to the other in steps, always in this
//   order; what a step changes is its part:
//     its price × days' / days                          days: the periods differ in length
//     its price × consumption' / consumption            use: more or less was consumed a day, by each use
//     its price × import' / import                      self-use: another share of it was bought
//     import' at the earlier tariff                     hours: it was bought at other times of day
//     import' at its own tariff                         prices
//   Then come tiers (with what rounding each line adds), export credit, fixed charges, demand charge, taxes and feed-in income,
//   each the difference of its lines. Where the earlier tariff has one price for all hours, or dynamic ones, the hours are in
//   the prices: nobody knows what an hour would have cost at another time.
import type { Bill, BillLineKind } from '../bill/bill.ts';
import { roundedRatio } from '../tariff/money.ts';
import { repriced, sideOf } from './bill-side.ts';
import type { ComparedBill } from './compared-bill.ts';
import { useSteps } from './use-steps.ts';

export const billChangeKinds = [
  ...(['days', 'use', 'selfUse', 'hours', 'prices', 'energy', 'tiers', 'exportCredit'] as const),
  ...(['fixed', 'demand', 'taxes', 'income'] as const),
] as const;
export type BillChangeKind = (typeof billChangeKinds)[number];

export type BillChangePart = {
  readonly kind: BillChangeKind;
  /** Set for the parts of `use`. */
  readonly meterId: number | null;
  /** Minor units by which it makes the second bill higher (+) or lower (−). */
  readonly amount: number;
};

/** In the order above, without parts of 0. Null where one of the bills is not known. */
export const billChange = (before: ComparedBill, after: ComparedBill): BillChangePart[] | null => {
  if (netOf(before.bill) === null || netOf(after.bill) === null) return null;
  if (before.bill.currency !== after.bill.currency) return null;
  const parts = [
    ...energyParts(before, after),
    ...otherLines.map(({ kind, lines }) => part(kind, sumOf(after.bill, lines) - sumOf(before.bill, lines))),
    part('income', (before.bill.income.total ?? 0) - (after.bill.income.total ?? 0)),
  ];
  return parts.filter(({ amount }) => amount !== 0);
};

const otherLines: readonly { readonly kind: BillChangeKind; readonly lines: BillLineKind }[] = [
  { kind: 'exportCredit', lines: 'exportCredit' },
  { kind: 'fixed', lines: 'fixed' },
  { kind: 'demand', lines: 'demand' },
  { kind: 'taxes', lines: 'tax' },
];

/** The amount due: the cost less the income. Null without a known cost. */
const netOf = ({ cost, income }: Bill): number | null =>
  cost.total === null ? null : cost.total - (income.total ?? 0);

const sumOf = ({ cost }: Bill, kind: BillLineKind): number =>
  cost.lines.reduce((sum, line) => sum + (line.kind === kind ? line.amount : 0), 0);

const part = (kind: BillChangeKind, amount: number, meterId: number | null = null): BillChangePart => ({
  kind,
  meterId,
  amount,
});

const energyParts = (before: ComparedBill, after: ComparedBill): BillChangePart[] => {
  const [from, to] = [sideOf(before), sideOf(after)];
  const tiersOf = ({ bill }: ComparedBill, { firstTier }: { readonly firstTier: number }): number =>
    sumOf(bill, 'energy') - firstTier;
  const tiers = part('tiers', tiersOf(after, to) - tiersOf(before, from));
  if (from.days === 0 || from.consumedMwh <= 0 || from.importedMwh <= 0)
    return [part('energy', to.firstTier - from.firstTier), tiers];
  const scaled = (now: number, then: number): number =>
    roundedRatio(BigInt(from.firstTier) * BigInt(now), BigInt(then));
  const byDays = scaled(to.days, from.days);
  const byUse = scaled(to.consumedMwh, from.consumedMwh);
  const byImport = scaled(to.importedMwh, from.importedMwh);
  const byHours = repriced(before, after, to) ?? byImport;
  return [
    part('days', byDays - from.firstTier),
    ...useSteps({ before, after }, [from.days, to.days], byUse - byDays).map(({ meterId, amount }) =>
      part('use', amount, meterId),
    ),
    part('selfUse', byImport - byUse),
    part('hours', byHours - byImport),
    part('prices', to.firstTier - byHours),
    tiers,
  ];
};
