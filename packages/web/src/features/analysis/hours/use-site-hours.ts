// One figure of the site by the hour, in kWh, in money or as CO2, and of another time that it is compared with.
import type { SiteHours, SiteHourValues } from '@ohmstead/contract';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Measure } from '../../../energy-value/measure.ts';
import type { Site } from '../../../model/site/site.ts';
import type { AskedSpan } from '../asked-span.ts';
import { hourValuesQuery, siteHoursQuery } from '../hour-queries.ts';
import type { ComparedSpan } from '../use-compared.ts';
import type { ComparedHours } from './HourHeat.tsx';
import { type HourSpan, inKwh, type MeasuredHours } from './hour-heat.ts';
import { type HourView, valuesOfView } from './hour-views.ts';

type Asked = {
  readonly site: Site;
  readonly span: AskedSpan;
  readonly compared: ComparedSpan | null;
  readonly view: HourView;
};

export type ViewedHours = {
  readonly query: UseQueryResult<HourSpan>;
  /** Null until they are known, and where the site has none. */
  readonly hours: MeasuredHours | null;
  readonly compared: ComparedHours | null;
  /** Whether anything is known of the figure's energy. */
  readonly isKnown: boolean;
};

export const useSiteEnergy = ({ site, span, compared, view }: Asked, enabled: boolean): ViewedHours => {
  const asked = compared?.span ?? span;
  const query = useQuery({ ...siteHoursQuery(site.id, span), enabled, placeholderData: keepPreviousData });
  const before = useQuery({ ...siteHoursQuery(site.id, asked), enabled: enabled && compared !== null });
  const [hours, hoursBefore] = [useEnergies(query.data, view), useEnergies(before.data, view)];
  return viewed(query, hours, comparedOf(compared, hoursBefore));
};

export const useSiteValues = ({ site, span, compared, view }: Asked, measure: Measure): ViewedHours => {
  const enabled = measure !== 'energy';
  const asked = compared?.span ?? span;
  const query = useQuery({ ...hourValuesQuery(site.id, span), enabled, placeholderData: keepPreviousData });
  const before = useQuery({ ...hourValuesQuery(site.id, asked), enabled: enabled && compared !== null });
  const hours = useValues(query.data, view, measure);
  const hoursBefore = useValues(before.data, view, measure);
  return viewed(query, hours, comparedOf(compared, hoursBefore));
};

const useEnergies = (data: SiteHours | undefined, view: HourView): MeasuredHours | null =>
  useMemo(() => {
    const figure = data?.figures.find(({ key }) => key === view);
    return figure ? inKwh(figure) : null;
  }, [data, view]);

const useValues = (
  data: SiteHourValues | undefined,
  view: HourView,
  measure: Measure,
): MeasuredHours | null =>
  useMemo(
    () => (data && measure !== 'energy' ? valuesOfView(data, view, measure) : null),
    [data, view, measure],
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
