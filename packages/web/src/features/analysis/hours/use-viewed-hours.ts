// One figure of the site or of a meter by the hour, in kWh, in money or as CO2, and of another time that it is compared with.
import type { EnergyHours, SiteHours, SiteHourValues } from '@ohmstead/contract';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Measure } from '../../../energy-value/measure.ts';
import type { Site } from '../../../model/site/site.ts';
import type { AskedSpan } from '../asked-span.ts';
import { hourValuesQuery, meterHoursQuery, siteHoursQuery } from '../hour-queries.ts';
import type { ComparedSpan } from '../use-compared.ts';
import type { ComparedHours } from './HourHeat.tsx';
import { type HourSpan, inKwh, type MeasuredHours } from './hour-heat.ts';
import {
  type HourView,
  hoursOfMeter,
  type MeterView,
  type ViewedFigure,
  valuesOfView,
} from './hour-views.ts';

type AskedHours = {
  readonly site: Site;
  readonly span: AskedSpan;
  readonly compared: ComparedSpan | null;
};
type OfSite = AskedHours & { readonly view: HourView };
type OfMeter = AskedHours & {
  readonly view: MeterView;
  readonly meterId: number;
  /** Those that are asked for together. */
  readonly meterIds: readonly number[];
};
type OfEither = AskedHours & ViewedFigure & { readonly meterIds: readonly number[] };

export type ViewedHours = {
  readonly query: UseQueryResult<HourSpan>;
  /** Null until they are known, and where the site has none. */
  readonly hours: MeasuredHours | null;
  readonly compared: ComparedHours | null;
  /** Whether anything is known of the figure's energy. */
  readonly isKnown: boolean;
};

export const useSiteEnergy = ({ site, span, compared, view }: OfSite, enabled: boolean): ViewedHours => {
  const asked = compared?.span ?? span;
  const query = useQuery({ ...siteHoursQuery(site.id, span), enabled, placeholderData: keepPreviousData });
  const before = useQuery({ ...siteHoursQuery(site.id, asked), enabled: enabled && compared !== null });
  const [hours, hoursBefore] = [useEnergies(query.data, view), useEnergies(before.data, view)];
  return viewed(query, hours, comparedOf(compared, hoursBefore));
};

export const useMeterEnergy = (
  { site, span, compared, view, meterId, meterIds }: OfMeter,
  enabled: boolean,
): ViewedHours => {
  const asked = compared?.span ?? span;
  const query = useQuery({
    ...meterHoursQuery(site.id, span, meterIds),
    enabled,
    placeholderData: keepPreviousData,
  });
  const before = useQuery({
    ...meterHoursQuery(site.id, asked, meterIds),
    enabled: enabled && compared !== null,
  });
  const of = { view, meterId };
  const [hours, hoursBefore] = [useMeterEnergies(query.data, of), useMeterEnergies(before.data, of)];
  return viewed(query, hours, comparedOf(compared, hoursBefore));
};

export const useSiteValues = (asked: OfSite, measure: Measure): ViewedHours =>
  useValues({ ...asked, meterId: null, meterIds: [] }, measure);

export const useMeterValues = (asked: OfMeter, measure: Measure): ViewedHours => useValues(asked, measure);

const useValues = (
  { site, span, compared, meterIds, view, meterId }: OfEither,
  measure: Measure,
): ViewedHours => {
  const enabled = measure !== 'energy';
  const asked = compared?.span ?? span;
  const query = useQuery({
    ...hourValuesQuery(site.id, span, meterIds),
    enabled,
    placeholderData: keepPreviousData,
  });
  const before = useQuery({
    ...hourValuesQuery(site.id, asked, meterIds),
    enabled: enabled && compared !== null,
  });
  const figure = { view, meterId };
  const hours = useFigure(query.data, figure, measure);
  const hoursBefore = useFigure(before.data, figure, measure);
  return viewed(query, hours, comparedOf(compared, hoursBefore));
};

const useEnergies = (data: SiteHours | undefined, view: HourView): MeasuredHours | null =>
  useMemo(() => {
    const figure = data?.figures.find(({ key }) => key === view);
    return figure ? inKwh(figure) : null;
  }, [data, view]);

const useMeterEnergies = (
  data: EnergyHours | undefined,
  { view, meterId }: Pick<OfMeter, 'view' | 'meterId'>,
): MeasuredHours | null =>
  useMemo(() => {
    const meter = data?.meters.find(({ id }) => id === meterId);
    return meter ? hoursOfMeter(meter, view) : null;
  }, [data, view, meterId]);

const useFigure = (
  data: SiteHourValues | undefined,
  { view, meterId }: ViewedFigure,
  measure: Measure,
): MeasuredHours | null =>
  useMemo(
    () => (data && measure !== 'energy' ? valuesOfView(data, { view, meterId }, measure) : null),
    [data, view, meterId, measure],
  );

const comparedOf = (compared: ComparedSpan | null, hours: MeasuredHours | null): ComparedHours | null =>
  compared && hours ? { hours, label: compared.label } : null;

const viewed = (
  query: UseQueryResult<HourSpan>,
  hours: MeasuredHours | null,
  compared: ComparedHours | null,
): ViewedHours => ({
  query,
  hours,
  compared,
  isKnown: hours?.knownShare.some((share) => share > 0) ?? false,
});
