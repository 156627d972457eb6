// Pure: what a kWh costs or brings, as it is typed. Fields of a type that is not chosen keep what was typed.
import { type Band, bands, type EnergyTariff, type Tier } from '@ohmstead/domain';
import { readDecimal, writeDecimal } from '../../../forms/decimal.ts';
import { planOf } from '../hours/band-plan.ts';
import { bandsIn, dayKinds, type SchedulePlan, scheduleOf, schedulePlan } from '../hours/schedule-plan.ts';

export type ByBand<Value> = Readonly<Record<Band, Value>>;
export type TierDraft = { readonly uptoKwh: string; readonly price: string };

export type EnergyDraft = {
  readonly type: EnergyTariff['type'];
  readonly price: string;
  readonly tiers: readonly TierDraft[];
  readonly plan: SchedulePlan;
  /** Winter has prices of its own. */
  readonly bySeason: boolean;
  readonly prices: ByBand<string>;
  readonly winterPrices: ByBand<string>;
  readonly bandTiers: ByBand<readonly TierDraft[]>;
  readonly winterBandTiers: ByBand<readonly TierDraft[]>;
  readonly tiersCount: 'band' | 'all';
  readonly series: string;
  readonly factor: string;
  readonly markUp: string;
};

const microsPerUnit = 1_000_000;

/** A text that is no price becomes NaN, and the tariff's rules refuse it. */
export const microsOf = (typed: string): number => {
  const micros = (readDecimal(typed) ?? Number.NaN) * microsPerUnit;
  // A rounding error of floating point is no further digit.
  return Math.abs(micros - Math.round(micros)) < 1e-3 ? Math.round(micros) : micros;
};

export const textOfMicros = (micros: number, lang: string): string =>
  writeDecimal(micros / microsPerUnit, lang);

const byBand = <Value>(of: (band: Band) => Value): ByBand<Value> => ({
  peak: of('peak'),
  standard: of('standard'),
  offPeak: of('offPeak'),
});

const firstTiers: readonly TierDraft[] = [
  { uptoKwh: '', price: '' },
  { uptoKwh: '', price: '' },
];

export const emptyEnergy = (type: EnergyTariff['type']): EnergyDraft => ({
  type,
  price: '',
  tiers: firstTiers,
  plan: {
    summer: null,
    holidays: [],
    groups: [{ days: dayKinds, summer: planOf('standard'), winter: planOf('standard') }],
  },
  bySeason: false,
  prices: byBand(() => ''),
  winterPrices: byBand(() => ''),
  bandTiers: byBand(() => firstTiers),
  winterBandTiers: byBand(() => firstTiers),
  tiersCount: 'band',
  series: 'spot',
  factor: '1',
  markUp: '0',
});

export const energyDraft = (tariff: EnergyTariff, lang: string): EnergyDraft => {
  const empty = emptyEnergy(tariff.type);
  const price = (micros: number | undefined) => (micros === undefined ? '' : textOfMicros(micros, lang));
  const tiers = (of: readonly Tier[] | undefined) =>
    of?.map(({ uptoKwh, priceMicros }) => ({
      uptoKwh: writeDecimal(uptoKwh, lang),
      price: price(priceMicros),
    })) ?? firstTiers;
  switch (tariff.type) {
    case 'standard':
      return { ...empty, price: price(tariff.priceMicros) };
    case 'tiered':
      return { ...empty, tiers: tiers(tariff.tiers) };
    case 'dynamic': {
      const { series, factorPpm, markUpMicros } = tariff;
      return { ...empty, series, factor: textOfMicros(factorPpm, lang), markUp: price(markUpMicros) };
    }
    case 'timeOfUse': {
      const winter = tariff.winterPrices ?? tariff.prices;
      return {
        ...empty,
        plan: schedulePlan(tariff.schedule),
        bySeason: tariff.winterPrices !== null,
        prices: byBand((band) => price(tariff.prices[band])),
        winterPrices: byBand((band) => price(winter[band])),
      };
    }
    case 'tieredTimeOfUse': {
      const winter = tariff.winterTiers ?? tariff.tiers;
      return {
        ...empty,
        plan: schedulePlan(tariff.schedule),
        bySeason: tariff.winterTiers !== null,
        bandTiers: byBand((band) => tiers(tariff.tiers[band])),
        winterBandTiers: byBand((band) => tiers(winter[band])),
        tiersCount: tariff.tiersCount,
      };
    }
  }
};

export const energyOfDraft = (draft: EnergyDraft): EnergyTariff => {
  switch (draft.type) {
    case 'standard':
      return { type: 'standard', priceMicros: microsOf(draft.price) };
    case 'tiered':
      return { type: 'tiered', tiers: tiersOf(draft.tiers) };
    case 'dynamic':
      return {
        type: 'dynamic',
        series: draft.series.trim(),
        factorPpm: microsOf(draft.factor),
        markUpMicros: microsOf(draft.markUp),
      };
    case 'timeOfUse': {
      const { all, winter } = bySeasons(draft, draft.prices, draft.winterPrices, microsOf);
      return { type: 'timeOfUse', schedule: scheduleOf(draft.plan), prices: all, winterPrices: winter };
    }
    case 'tieredTimeOfUse': {
      const { all, winter } = bySeasons(draft, draft.bandTiers, draft.winterBandTiers, tiersOf);
      const { tiersCount } = draft;
      return {
        type: 'tieredTimeOfUse',
        schedule: scheduleOf(draft.plan),
        tiers: all,
        winterTiers: winter,
        tiersCount,
      };
    }
  }
};

/** The last tier has no limit, whatever its field once held. */
const tiersOf = (tiers: readonly TierDraft[]): Tier[] =>
  tiers.map(({ uptoKwh, price }, index) => ({
    uptoKwh: index === tiers.length - 1 ? null : (readDecimal(uptoKwh) ?? Number.NaN),
    priceMicros: microsOf(price),
  }));

export const hasSeasonPrices = ({ plan, bySeason }: EnergyDraft): boolean => plan.summer !== null && bySeason;

/** The bands that some hour has, in the season prices are for. */
export const pricedBands = (draft: EnergyDraft, season: 'summer' | 'winter' | null): Band[] => {
  const given = bandsIn(draft.plan, season);
  return bands.filter((band) => given.has(band));
};

const bySeasons = <Typed, Value>(
  draft: EnergyDraft,
  typed: ByBand<Typed>,
  typedWinter: ByBand<Typed>,
  read: (value: Typed) => Value,
) => {
  const readBands = (from: ByBand<Typed>, among: readonly Band[]): Partial<Record<Band, Value>> =>
    Object.fromEntries(among.map((band) => [band, read(from[band])]));
  if (!hasSeasonPrices(draft)) return { all: readBands(typed, pricedBands(draft, null)), winter: null };
  return {
    all: readBands(typed, pricedBands(draft, 'summer')),
    winter: readBands(typedWinter, pricedBands(draft, 'winter')),
  };
};
