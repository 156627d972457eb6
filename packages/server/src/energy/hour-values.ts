// What the energy of a site or of its meters cost, brought, emitted and avoided in each hour of the site's clocks.
import type { SiteHourValues } from '@ohmstead/contract';
import {
  type EnergyValue,
  type EnergyValueInput,
  energyValues,
  type LocalSpan,
  localHours,
  sourcesAt,
} from '@ohmstead/domain';
import { isRefused, type Outcome } from '../errors/outcome.ts';
import type { SiteReader } from '../rollups/site-reader.ts';
import type { SiteSnapshot } from '../rollups/site-snapshot.ts';
import { type HourFigure, meterFigures } from './meter-figures.ts';
import { columnOf, sumOf } from './site-hours.ts';
import { inCurrency, valuedEnergy } from './valued-energy.ts';
import { wholeSlots } from './whole-slots.ts';

type Asked = {
  /** Null means the site itself. */
  readonly meterIds: readonly number[] | null;
  readonly span: LocalSpan;
  readonly showsPrices: boolean;
};

export const hourValues = async (
  reader: SiteReader,
  site: SiteSnapshot,
  { meterIds, span: wantedSpan, showsPrices }: Asked,
): Promise<Outcome<SiteHourValues>> => {
  const span = wholeSlots(wantedSpan);
  const hours = localHours(site.zone, span);
  const input = await valuedEnergy(reader, site, { span, showsPrices });
  const figures =
    meterIds === null
      ? figuresOfSite(input, hours)
      : await meterFigures(reader, site, { input, hours, meterIds });
  if (isRefused(figures)) return figures;
  return {
    timeZone: site.zone,
    times: hours.map(({ fromMs }) => new Date(fromMs).toISOString()),
    to: new Date(span.toMs).toISOString(),
    currency: showsPrices ? site.billing.currency : null,
    figures,
  };
};

const figuresOfSite = (input: EnergyValueInput, hours: readonly LocalSpan[]): HourFigure[] => {
  const values = energyValues(input, hours);
  const known = knownIn(input, hours);
  const figures = [
    boughtOf('consumption', energyValues(consumedFromGrid(input), hours)),
    boughtOf('import', values),
    { key: 'export' as const, amounts: values.map((hour) => inCurrency(hour.incomeMicros)), grams: null },
    { key: 'yield' as const, amounts: null, grams: values.map(({ avoidedG }) => avoidedG) },
  ];
  return figures.map((figure) => ({ ...figure, meter: null, knownShare: known(figure.key) }));
};

const knownIn =
  ({ slots }: EnergyValueInput, hours: readonly LocalSpan[]) =>
  (key: HourFigure['key']): number[] =>
    hours.map((hour) => sumOf({ ...slots, column: slots[columnOf[key]] }, hour).known);

/** What charged the storage is no consumption. */
const consumedFromGrid = ({ slots, ...input }: EnergyValueInput): EnergyValueInput => ({
  ...input,
  slots: { ...slots, imported: slots.consumed.map((_, slot) => sourcesAt(slots, slot).gridUsed) },
});

const boughtOf = (
  key: HourFigure['key'],
  values: readonly EnergyValue[],
): Omit<HourFigure, 'knownShare' | 'meter'> => ({
  key,
  amounts: values.map(({ costMicros }) => inCurrency(costMicros)),
  grams: values.map(({ emittedG }) => emittedG),
});
