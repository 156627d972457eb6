import type { AreaEnergy } from '@ohmstead/contract';
import { calendarFormatsOf } from '@ohmstead/i18n';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { CauseLink } from '../../../causes/CauseLink.tsx';
import { causesOfSpan } from '../../../causes/cause-dates.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { BarChart } from '../../../ui/charts/bars/BarChart.tsx';
import { slotSpan } from '../../../ui/charts/bars/slot-span.ts';
import { EmptyState } from '../../../ui/Notice.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
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

type HistoryCardProps = { siteId: number; today: string };

/** Twelve months at a glance; each leads to its report. */
export const HistoryCard = ({ siteId, today }: HistoryCardProps) => {
  const { say } = useTexts();
  const history = useQuery(historyQuery(siteId, today));
  return (
    <Card title={say('siteDetail.history')}>
      <QueryState query={history} blocks={['chart']} nested>
        {(data) => <Months siteId={siteId} today={today} history={data} />}
      </QueryState>
    </Card>
  );
};

type MonthsProps = HistoryCardProps & { history: History & { readonly area: AreaEnergy } };

const Months = ({ siteId, today, history }: MonthsProps) => {
  const { say, lang } = useTexts();
  const data = useMemo(() => {
    const { shortMonth, month } = calendarFormatsOf(lang);
    return historyBars(lastMonths(history, today), {
      label: shortMonth,
      longLabel: month,
      href: (date) => `/site/${siteId}/report/energy?period=month&date=${date}`,
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
