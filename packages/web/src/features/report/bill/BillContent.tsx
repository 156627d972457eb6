import { calls } from '@ohmstead/contract';
import { minuteMs } from '@ohmstead/domain';
import { calendarFormatsOf } from '@ohmstead/i18n';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { saveFile } from '../../../api/save-file.ts';
import { addDays } from '../../../model/dates/calendar.ts';
import { useToday } from '../../../model/dates/use-today.ts';
import type { Site } from '../../../model/site/site.ts';
import { PricesPrivate } from '../../../report/PricesPrivate.tsx';
import type { Period } from '../../../report/period.ts';
import { ReportFrame } from '../../../report/ReportFrame.tsx';
import { type PeriodState, usePeriod } from '../../../report/use-period.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { QueryState } from '../../../ui/QueryState.tsx';
import { billQuery, billTime, fetchNeighbours } from '../queries.ts';
import { BillReportView } from './BillReportView.tsx';
import type { BillUnit } from './bill-bars.ts';
import { newestBill } from './bill-month.ts';
import { prefetchBill } from './prefetch-bill.ts';

const units = ['money', 'kWh'] as const satisfies BillUnit[];

/** What a billing period costs, line by line. */
export const BillContent = ({ site }: { site: Site }) => {
  const { say } = useTexts();
  const today = useToday(site.timeZone);
  const newest = newestBill(today, site.billingStartDay);
  const state = usePeriod({
    today,
    newest,
    kinds: ['day', 'month', 'year', 'total', 'range'],
    usual: 'month',
  });
  const { period } = state;
  const unit = units.find((one) => one === state.view) ?? 'money';
  const bill = useQuery({
    ...billQuery(site.id, period),
    enabled: site.showsPrices,
    placeholderData: keepPreviousData,
    refetchInterval: minuteMs,
  });
  const settled = bill.isSuccess && !bill.isPlaceholderData;
  usePrefetched(site.id, state, settled);
  const label = useBillLabel(site, state.period, settled ? bill.data : undefined);
  if (!site.showsPrices) return <PricesPrivate siteId={site.id} />;
  return (
    <ReportFrame
      site={site}
      report="bill"
      state={state}
      periodLabel={label}
      comparable
      views={{ options: units.map((value) => ({ value, label: say(unitLabels[value]) })), value: unit }}
      file={(format) =>
        saveFile(calls.reportFile.bill, { params: { id: site.id }, query: { ...billTime(period), format } })
      }
    >
      <QueryState query={bill} blocks={[160, 320, 320]} nested>
        {(data) => (
          <BillReportView
            site={site}
            bill={data}
            state={state}
            unit={unit}
            today={today}
            old={bill.isPlaceholderData}
          />
        )}
      </QueryState>
    </ReportFrame>
  );
};

const unitLabels = { money: 'bill.money', kWh: 'bill.energy' } as const;

/** A billing period by its own days where it is no month of the calendar. */
const useBillLabel = (
  site: Site,
  period: Period,
  bill: { readonly from: string; readonly to: string } | undefined,
): string | undefined => {
  const { lang } = useTexts();
  if (period.kind !== 'month' || site.billingStartDay === 1 || !bill) return undefined;
  return calendarFormatsOf(lang).days(bill.from, addDays(bill.to, -1));
};

const usePrefetched = (siteId: number, state: PeriodState, settled: boolean): void => {
  const queries = useQueryClient();
  const { period, newest } = state;
  const key = JSON.stringify(period);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the period.
  useEffect(() => {
    if (!settled) return;
    fetchNeighbours(queries, { period, newest }, (client, neighbour) =>
      prefetchBill(client, siteId, neighbour),
    );
  }, [queries, siteId, key, settled]);
};
