import type { AreaEnergy } from '@ohmstead/contract';
import { calendarFormatsOf } from '@ohmstead/i18n';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { CauseLink } from '../../../causes/CauseLink.tsx';
import { causesOfSpan } from '../../../causes/cause-dates.ts';
import { MeasureSwitch } from '../../../energy-value/MeasureSwitch.tsx';
import { useMeasure } from '../../../energy-value/measure.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { BarChart } from '../../../ui/charts/bars/BarChart.tsx';
import { slotSpan } from '../../../ui/charts/bars/slot-span.ts';
import { EmptyState } from '../../../ui/Notice.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import {
  type History,
  hasEstimates,
  historyBars,
  historySpan,
  historyTotals,
  isEmptyHistory,
  lastMonths,
} from '../history-bars.ts';
import { historyQuery } from '../queries.ts';
import { monthHref } from './month-href.ts';

type SpanProps = { siteId: number; today: string };
type HistoryCardProps = SpanProps & { showsPrices: boolean };

/** Few people look at money or CO₂ first. */
const HistoryValues = lazy(async () => ({ default: (await import('./HistoryValues.tsx')).HistoryValues }));

/** Twelve months at a glance; each leads to its report. */
export const HistoryCard = ({ siteId, today, showsPrices }: HistoryCardProps) => {
  const { say } = useTexts();
  const measure = useMeasure(showsPrices);
  return (
    <Card
      title={say('siteDetail.history')}
      actions={<MeasureSwitch value={measure} showsPrices={showsPrices} />}
    >
      {measure === 'energy' ? (
        <Energy siteId={siteId} today={today} />
      ) : (
        <Suspense fallback={<Skeleton blocks={['chart']} />}>
          <HistoryValues siteId={siteId} today={today} measure={measure} />
        </Suspense>
      )}
    </Card>
  );
};

const Energy = ({ siteId, today }: SpanProps) => {
  const history = useQuery(historyQuery(siteId, today));
  return (
    <QueryState query={history} blocks={['chart']} nested>
      {(data) => <Months siteId={siteId} today={today} history={data} />}
    </QueryState>
  );
};

type MonthsProps = SpanProps & { history: History & { readonly area: AreaEnergy } };

const Months = ({ siteId, today, history }: MonthsProps) => {
  const { say, lang } = useTexts();
  const data = useMemo(() => {
    const { shortMonth, month } = calendarFormatsOf(lang);
    return historyBars(lastMonths(history, today), {
      label: shortMonth,
      longLabel: month,
      href: (date) => monthHref(siteId, date),
    });
  }, [history, today, siteId, lang]);
  const summary = useSummary(history.area);
  if (isEmptyHistory(data)) {
    return <EmptyState title={say('siteDetail.historyEmpty')} text={say('siteDetail.historyEmptyText')} />;
  }
  return (
    <>
      <BarChart
        heading={{ title: say('siteDetail.history'), span: slotSpan(data.slots) }}
        data={data}
        labels={{
          directUse: say('siteDetail.fromOwn'),
          storageUse: say('energy.fromStorage'),
          gridUse: say('siteDetail.fromGrid'),
          export: say('energy.export'),
          consumption: say('energy.consumption'),
        }}
        totals={historyTotals(history.area)}
        summary={summary}
      />
      {hasEstimates(data) && <CauseLink siteId={siteId} dates={causesOfSpan(historySpan(today))} />}
    </>
  );
};

const useSummary = ({ consumptionKwh, exportKwh }: AreaEnergy): string => {
  const { say, formats } = useTexts();
  const energy = (kwh: number) => formats.quantity(kwh, 'kWh');
  const used =
    consumptionKwh === null
      ? say('site.summaryNothing', { day: say('siteDetail.history') })
      : say('siteDetail.historyUsed', { energy: energy(consumptionKwh) });
  if (exportKwh === null) return used;
  return `${used} ${say('siteDetail.historyExported', { energy: energy(exportKwh) })}`;
};
