// Pure: the ranked bars of where the consumption went, in kWh, in money or as CO2.
import type { MeterUse, SiteEndUses, UnmeasuredUse } from '@ohmstead/contract';
import type { Measure } from '../energy-value/measure.ts';

export type UseRow = {
  readonly key: string;
  readonly kind: 'meter' | 'rest' | 'notMeasured';
  /** Null for what no meter measures. */
  readonly meterId: number | null;
  /** The meter's name; of a rest, the name of the meter that it is the rest of. */
  readonly name: string;
  /** 0 at the top; one more for each meter that it stands behind. */
  readonly depth: number;
  readonly kWh: number;
  /** In the currency; null without a price. */
  readonly amount: number | null;
  /** Grams; null without a factor. */
  readonly emittedG: number | null;
  /** Of what all bars are together, 0–1; null where that is nothing. */
  readonly share: number | null;
  /** Of the longest bar, 0–1. */
  readonly length: number;
  /** Shares of the bar, 0–1. */
  readonly gridShare: number;
  readonly directShare: number;
  readonly storageShare: number;
  readonly alwaysOnShare: number;
  /** Of its energy from known sources what did not come from the grid; null where none did. */
  readonly ownShare: number | null;
  readonly alwaysOnKwh: number;
  readonly unknownShare: number;
};

type Named = Pick<UseRow, 'key' | 'kind' | 'meterId' | 'name' | 'depth' | 'unknownShare'>;

/** What a bar is as long as. */
export const figureOf = {
  energy: 'kWh',
  money: 'amount',
  emissions: 'emittedG',
} as const satisfies Record<Measure, keyof UnmeasuredUse>;

/** Each meter with what stands behind it beneath it. What is not measured stands by its size among those at the top. */
export const rowsOfUses = ({ uses, notMeasured }: SiteEndUses, measure: Measure): UseRow[] => {
  const shownOf = (use: UnmeasuredUse): number => use[figureOf[measure]] ?? 0;
  const behind = (id: number | null) =>
    uses.filter(({ behindId }) => behindId === id).toSorted((a, b) => shownOf(b) - shownOf(a));
  const tops = behind(null);
  const whole = tops.reduce((sum, use) => sum + shownOf(use), shownOf(notMeasured));
  const longest = Math.max(0, shownOf(notMeasured), ...uses.map(shownOf));
  const rowOf = (use: UnmeasuredUse, named: Named): UseRow => ({
    ...named,
    ...figuresOf(use),
    share: whole > 0 ? shownOf(use) / whole : null,
    length: longest === 0 ? 0 : Math.max(0, shownOf(use)) / longest,
  });
  const branch = (use: MeterUse, depth: number): UseRow[] => [
    rowOf(use, { ...use, key: `${use.meterId}`, kind: 'meter', depth }),
    ...behind(use.meterId).flatMap((one) => branch(one, depth + 1)),
    ...(use.rest ? [rowOf(use.rest, restOf(use, depth + 1))] : []),
  ];
  const branches = (of: readonly MeterUse[]) => of.flatMap((use) => branch(use, 0));
  return [
    ...branches(tops.filter((use) => shownOf(use) >= shownOf(notMeasured))),
    rowOf(notMeasured, unmeasured),
    ...branches(tops.filter((use) => shownOf(use) < shownOf(notMeasured))),
  ];
};

const unmeasured: Named = {
  key: 'notMeasured',
  kind: 'notMeasured',
  meterId: null,
  name: '',
  depth: 0,
  unknownShare: 0,
};

const restOf = ({ meterId, name }: MeterUse, depth: number): Named => ({
  key: `rest ${meterId}`,
  kind: 'rest',
  meterId,
  name,
  depth,
  unknownShare: 0,
});

const figuresOf = (use: UnmeasuredUse) => {
  const { kWh, gridKwh, directKwh, storageKwh, alwaysOnKwh, amount, emittedG } = use;
  const sourced = gridKwh + directKwh + storageKwh;
  const of = (part: number, whole: number): number =>
    whole > 0 ? Math.min(1, Math.max(0, part / whole)) : 0;
  return {
    kWh,
    alwaysOnKwh,
    amount,
    emittedG,
    gridShare: of(gridKwh, sourced),
    directShare: of(directKwh, sourced),
    storageShare: of(storageKwh, sourced),
    alwaysOnShare: of(alwaysOnKwh, kWh),
    ownShare: directKwh + storageKwh > 0 ? of(directKwh + storageKwh, sourced) : null,
  };
};
