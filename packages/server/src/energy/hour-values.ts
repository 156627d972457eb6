// What a site's energy cost, brought, emitted and avoided in each hour of its clocks.
import type { SiteHourValues } from '@ohmstead/contract';
import {
  type EnergyValue,
  type EnergyValueInput,
  energyValues,
  type LocalSpan,
  localHours,
  sourcesAt,
} from '@ohmstead/domain';
import type { SiteReader } from '../rollups/site-reader.ts';
import type { SiteSnapshot } from '../rollups/site-snapshot.ts';
import { columnOf, sumOf } from './site-hours.ts';
import { inCurrency, valuedEnergy } from './valued-energy.ts';
import { wholeSlots } from './whole-slots.ts';

type Asked = { readonly span: LocalSpan; readonly showsPrices: boolean };

export const siteHourValues = async (
  reader: SiteReader,
  site: SiteSnapshot,
  { span: wantedSpan, showsPrices }: Asked,
): Promise<SiteHourValues> => {
  const span = wholeSlots(wantedSpan);
  const hours = localHours(site.zone, span);
  const input = await valuedEnergy(reader, site, { span, showsPrices });
  const values = energyValues(input, hours);
  const known = knownIn(input, hours);
  const figures = [
    boughtOf('consumption', energyValues(consumedFromGrid(input), hours)),
    boughtOf('import', values),
    { key: 'export' as const, amounts: values.map((hour) => inCurrency(hour.incomeMicros)), grams: null },
    { key: 'yield' as const, amounts: null, grams: values.map(({ avoidedG }) => avoidedG) },
  ];
  return {
    timeZone: site.zone,
    times: hours.map(({ fromMs }) => new Date(fromMs).toISOString()),
    to: new Date(span.toMs).toISOString(),
    currency: showsPrices ? site.billing.currency : null,
    figures: figures.map((figure) => ({ ...figure, knownShare: known(figure.key) })),
  };
};

const knownIn =
  ({ slots }: EnergyValueInput, hours: readonly LocalSpan[]) =>
  (key: Figure['key']): number[] =>
    hours.map((hour) => sumOf({ ...slots, column: slots[columnOf[key]] }, hour).known);

/** What charged the storage is no consumption. */
const consumedFromGrid = ({ slots, ...input }: EnergyValueInput): EnergyValueInput => ({
  ...input,
  slots: { ...slots, imported: slots.consumed.map((_, slot) => sourcesAt(slots, slot).gridUsed) },
});

type Figure = SiteHourValues['figures'][number];

const boughtOf = (key: Figure['key'], values: readonly EnergyValue[]): Omit<Figure, 'knownShare'> => ({
  key,
  amounts: values.map(({ costMicros }) => inCurrency(costMicros)),
  grams: values.map(({ emittedG }) => emittedG),
});
