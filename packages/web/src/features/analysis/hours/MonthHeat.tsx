import type { HourMonths } from '@ohmstead/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { causesOfSpan } from '../../../causes/cause-dates.ts';
import { MeasureSwitch } from '../../../energy-value/MeasureSwitch.tsx';
import { type Measure, useMeasure } from '../../../energy-value/measure.ts';
import type { Site } from '../../../model/site/site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import type { HeatMeasure } from '../../../ui/charts/heat/heat-data.ts';
import { QueryState } from '../../../ui/QueryState.tsx';
import { useNow } from '../../../ui/use-now.ts';
import type { AskedSpan } from '../asked-span.ts';
import { Dimmed } from '../Dimmed.tsx';
import { hourMonthsQuery } from '../hour-queries.ts';
import type { ComparedSpan } from '../use-compared.ts';
import { HeatView } from './HeatView.tsx';
import {
  figureOfMeter,
  type HourView,
  measuresOfMeter,
  measuresOfView,
  meterViews,
  type ViewedFigure,
  type ViewedMeter,
  valueUnit,
  viewLabels,
  viewOf,
} from './hour-views.ts';
import { meansHeat } from './month-heat.ts';
import { NoValue } from './NoValue.tsx';
import { ValueHint } from './ValueHint.tsx';

type MonthHeatProps = {
  site: Site;
  asked: { readonly span: AskedSpan; readonly meterIds: readonly number[] };
  compared: ComparedSpan | null;
  figure: ViewedFigure;
  /** Null: the whole site. */
  meter: ViewedMeter | null;
};

/** One figure by months and hours of the clock, in the measure that is chosen. */
export const MonthHeat = ({ site, asked, compared, figure, meter }: MonthHeatProps) => {
  const { say } = useTexts();
  const { view } = figure;
  const ofMeter = meter && { useType: meter.useType, view: viewOf(meterViews, view) };
  const known = ofMeter ? measuresOfMeter(ofMeter.useType, ofMeter.view) : measuresOfView[view];
  const measure = useMeasure(site.showsPrices, known);
  const months = useQuery({
    ...hourMonthsQuery(site.id, { ...asked, measure }),
    placeholderData: keepPreviousData,
  });
  const before = useQuery({
    ...hourMonthsQuery(site.id, { ...asked, span: compared?.span ?? asked.span, measure }),
    enabled: compared !== null,
  });
  const other = before.data && seriesOf(before.data, figure);
  const label = say(viewLabels[view]);
  const title = meter
    ? say('hours.ofMeter', { meter: meter.name, figure: label })
    : say('hours.byHour', { figure: label });
  return (
    <Card
      title={title}
      actions={<MeasureSwitch value={measure} showsPrices={site.showsPrices} known={known} />}
    >
      <QueryState query={months} blocks={[360]} nested>
        {(data) => (
          <Dimmed old={months.isPlaceholderData}>
            <Means
              title={title}
              months={data}
              figure={figure}
              measure={measure}
              explained={ofMeter ? figureOfMeter(ofMeter.useType, ofMeter.view) : view}
              causes={{ siteId: site.id, dates: causesOfSpan(asked.span), meterId: meter?.id ?? null }}
              compared={compared && other ? { total: other.total, label: compared.label } : null}
            />
          </Dimmed>
        )}
      </QueryState>
    </Card>
  );
};

const seriesOf = ({ series }: HourMonths, { view, meterId }: ViewedFigure) =>
  series.find(({ key, meter }) => key === view && (meter?.id ?? null) === meterId);

type MeansProps = Pick<Parameters<typeof HeatView>[0], 'title' | 'causes' | 'compared'> & {
  months: HourMonths;
  figure: ViewedFigure;
  measure: Measure;
  /** The figure whose explanation stands below the values. */
  explained: HourView;
};

const Means = ({ months, figure, measure, explained, ...shown }: MeansProps) => {
  const nowMs = useNow(60_000);
  const series = seriesOf(months, figure);
  const data = useMemo(() => {
    const unit = unitOf(measure, months.currency);
    return series && unit && meansHeat(months, { ...series, measure: unit }, nowMs);
  }, [months, series, measure, nowMs]);
  if (!series || !data || series.total === null) return <NoValue measure={measure} />;
  const highest = series.highest && { startMs: Date.parse(series.highest.at), value: series.highest.value };
  return (
    <>
      <HeatView {...shown} data={data} total={series.total} highest={highest} />
      <ValueHint view={explained} measure={measure} />
    </>
  );
};

const unitOf = (measure: Measure, currency: string | null): HeatMeasure | null =>
  measure === 'energy' ? { unit: 'kWh' } : valueUnit(measure, currency);
