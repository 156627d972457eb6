// Pure: where meters contradict each other.
import type { SiteEndUses, UnmeasuredUse } from '@ohmstead/contract';

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
