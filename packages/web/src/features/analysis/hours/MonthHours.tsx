import type { HourMonths } from '@ohmstead/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { causesOfSpan } from '../../../causes/cause-dates.ts';
import type { Site } from '../../../model/site/site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { useNow } from '../../../ui/use-now.ts';
import type { AskedSpan } from '../asked-span.ts';
import { Dimmed } from '../Dimmed.tsx';
import { hourMonthsQuery } from '../hour-queries.ts';
import { NoData } from '../NoData.tsx';
import type { ComparedSpan } from '../use-compared.ts';
import { AverageDay } from './AverageDay.tsx';
import { HeatView } from './HeatView.tsx';
import type { ComparedSum } from './HoursSum.tsx';
import { type HourView, viewLabels } from './hour-views.ts';
import { meansHeat } from './month-heat.ts';

type MonthHoursProps = {
  site: Site;
  span: AskedSpan;
  compared: ComparedSpan | null;
  /** None: the whole site. */
  meterIds: readonly number[];
  view: HourView;
  onStep: (by: -1 | 1) => void;
};

/** A span too long to show its hours: each hour of the clock by its mean over a month. */
export const MonthHours = ({ site, span, compared, meterIds, view, onStep }: MonthHoursProps) => {
  const months = useQuery({ ...hourMonthsQuery(site.id, span, meterIds), placeholderData: keepPreviousData });
  const asked = compared?.span ?? span;
  const before = useQuery({ ...hourMonthsQuery(site.id, asked, meterIds), enabled: compared !== null });
  const ofView = (data: HourMonths | undefined) => data?.series.filter(({ key }) => key === view) ?? [];
  const comparedOf = ({ meter }: Series): ComparedSum | null => {
    const other = ofView(before.data).find((one) => one.meter?.id === meter?.id);
    return compared && other ? { total: other.totalKwh, label: compared.label } : null;
  };
  return (
    <>
      <QueryState query={months} blocks={[360]} nested>
        {(data) => (
          <Dimmed old={months.isPlaceholderData}>
            {ofView(data).length === 0 && <NoData />}
            {ofView(data).map((series) => (
              <SeriesHeat
                key={series.meter?.id ?? 'site'}
                siteId={site.id}
                span={span}
                months={data}
                series={series}
                compared={comparedOf(series)}
              />
            ))}
          </Dimmed>
        )}
      </QueryState>
      {meterIds.length === 0 && ofView(months.data).length > 0 && (
        <AverageDay siteId={site.id} span={span} compared={compared} figure={view} onStep={onStep} />
      )}
    </>
  );
};

type Series = HourMonths['series'][number];

type SeriesHeatProps = {
  siteId: number;
  span: AskedSpan;
  months: HourMonths;
  series: Series;
  compared: ComparedSum | null;
};

const SeriesHeat = ({ siteId, span, months, series, compared }: SeriesHeatProps) => {
  const { say } = useTexts();
  const nowMs = useNow(60_000);
  const data = useMemo(() => meansHeat(months, series, nowMs), [months, series, nowMs]);
  const { meter, key, highest, totalKwh } = series;
  const figure = say(viewLabels[key]);
  const title = meter ? say('hours.ofMeter', { meter: meter.name, figure }) : say('hours.byHour', { figure });
  return (
    <Card title={title}>
      <HeatView
        causes={{ siteId, dates: causesOfSpan(span), meterId: meter?.id ?? null }}
        title={title}
        data={data}
        total={totalKwh}
        highest={highest && { startMs: Date.parse(highest.at), value: highest.kWh }}
        compared={compared}
      />
    </Card>
  );
};
