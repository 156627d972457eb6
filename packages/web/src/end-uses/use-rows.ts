// Pure: the ranked bars of where the consumption went.
import type { MeterUse, SiteEndUses, UnmeasuredUse } from '@ohmstead/contract';

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
  /** Of the consumption, 0–1; null where that is nothing. */
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
  readonly amount: number | null;
  readonly unknownShare: number;
};

type Named = Pick<UseRow, 'key' | 'kind' | 'meterId' | 'name' | 'depth' | 'unknownShare'>;

/** Each meter with what stands behind it beneath it. What is not measured stands by its size among those at the top. */
export const rowsOfUses = ({ uses, notMeasured, consumptionKwh }: SiteEndUses): UseRow[] => {
  const longest = Math.max(0, notMeasured.kWh, ...uses.map(({ kWh }) => kWh));
  const rowOf = (use: UnmeasuredUse, named: Named): UseRow => ({
    ...named,
    ...figuresOf(use),
    share: consumptionKwh ? use.kWh / consumptionKwh : null,
    length: longest === 0 ? 0 : Math.max(0, use.kWh) / longest,
  });
  const branch = (use: MeterUse, depth: number): UseRow[] => [
    rowOf(use, { ...use, key: `${use.meterId}`, kind: 'meter', depth }),
    ...uses.filter(({ behindId }) => behindId === use.meterId).flatMap((one) => branch(one, depth + 1)),
    ...(use.rest ? [rowOf(use.rest, restOf(use, depth + 1))] : []),
  ];
  const unmeasured = rowOf(notMeasured, {
    key: 'notMeasured',
    kind: 'notMeasured',
    meterId: null,
    name: '',
    depth: 0,
    unknownShare: 0,
  });
  const tops = uses.filter(({ behindId }) => behindId === null);
  const before = tops.filter(({ kWh }) => kWh >= notMeasured.kWh);
  const after = tops.filter(({ kWh }) => kWh < notMeasured.kWh);
  const branches = (of: readonly MeterUse[]) => of.flatMap((use) => branch(use, 0));
  return [...branches(before), unmeasured, ...branches(after)];
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
  const { kWh, gridKwh, directKwh, storageKwh, alwaysOnKwh, amount } = use;
  const sourced = gridKwh + directKwh + storageKwh;
  const of = (part: number, whole: number): number =>
    whole > 0 ? Math.min(1, Math.max(0, part / whole)) : 0;
  return {
    kWh,
    alwaysOnKwh,
    amount,
    gridShare: of(gridKwh, sourced),
    directShare: of(directKwh, sourced),
    storageShare: of(storageKwh, sourced),
    alwaysOnShare: of(alwaysOnKwh, kWh),
    ownShare: directKwh + storageKwh > 0 ? of(directKwh + storageKwh, sourced) : null,
  };
};

/** kWh by which meters exceed what they are parts of: the whole consumption, or the named meter. */
export type Excess = { readonly meter: string | null; readonly kWh: number };

/** Less than this is how meters differ. */
const tolerated = 0.01;

export const excessesOf = ({ uses, notMeasured, consumptionKwh }: SiteEndUses): Excess[] => {
  const exceeds = (rest: UnmeasuredUse | null, whole: number): rest is UnmeasuredUse =>
    rest !== null && -rest.kWh > tolerated * whole;
  return [
    ...(exceeds(notMeasured, consumptionKwh ?? 0) ? [{ meter: null, kWh: -notMeasured.kWh }] : []),
    ...uses.flatMap(({ name, kWh, rest }) => (exceeds(rest, kWh) ? [{ meter: name, kWh: -rest.kWh }] : [])),
  ];
};
