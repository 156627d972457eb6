import type { BillColumns } from '@ohmstead/contract';
import { calendarFormatsOf } from '@ohmstead/i18n';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addDays } from '../../../model/dates/calendar.ts';
import { reportTitles } from '../../../model/site/reports.ts';
import type { PeriodState } from '../../../report/use-period.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { BarChart } from '../../../ui/charts/bars/BarChart.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { billColumnsQuery } from '../queries.ts';
import { type BillPart, type BillUnit, billBars, billTotals, periodOfColumn } from './bill-bars.ts';

type BillChartProps = { siteId: number; state: PeriodState; unit: BillUnit; today: string };

export const BillChart = ({ siteId, state, unit, today }: BillChartProps) => {
  const { period } = state;
  const columns = useQuery({
    ...billColumnsQuery(siteId, period),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryState query={columns} blocks={['chart']} nested>
      {(data) => <BillBars columns={data} state={state} unit={unit} today={today} />}
    </QueryState>
  );
};

type BillBarsProps = { columns: BillColumns; state: PeriodState; unit: BillUnit; today: string };

const BillBars = ({ columns, state, unit, today }: BillBarsProps) => {
  const { say, formats, lang } = useTexts();
  const { kind } = state.period;
  const data = useMemo(
    () => billBars(columns, { unit, kind, today, calendar: calendarFormatsOf(lang) }),
    [columns, unit, kind, today, lang],
  );
  const labels: Record<BillPart, string> = {
    offPeak: say('bill.band.offPeak'),
    standard: say('bill.band.standard'),
    peak: say('bill.band.peak'),
    charges: say('bill.charges'),
    credit: say('bill.credit'),
    unpriced: say('bill.unpricedEnergy'),
  };
  const span = calendarFormatsOf(lang).days(columns.whole.from, addDays(columns.whole.to, -1));
  return (
    <BarChart
      heading={{ title: say(reportTitles.bill), span }}
      data={data}
      labels={labels}
      totals={billTotals(columns, unit)}
      summary={say('bill.chartSummary', {
        period: span,
        amount: formats.money(columns.whole.net, columns.currency),
      })}
      onStep={state.step}
      onOpen={(slot) => {
        const period = periodOfColumn(columns, kind, slot);
        if (period) state.open(period);
      }}
    />
  );
};
