import type { EnergyValues } from '@ohmstead/contract';
import { dateAt } from '@ohmstead/domain';
import { calendarFormatsOf } from '@ohmstead/i18n';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { valuesOfSpanQuery } from '../../../energy-value/energy-values-query.ts';
import { ValueChart } from '../../../energy-value/ValueChart.tsx';
import { type ValueMeasure, valueBars } from '../../../energy-value/value-bars.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import type { BarSlot } from '../../../ui/charts/bars/bar-chart-data.ts';
import { slotSpan } from '../../../ui/charts/bars/slot-span.ts';
import { QueryState } from '../../../ui/QueryState.tsx';
import { historySpan } from '../history-bars.ts';
import { monthHref } from './month-href.ts';

type HistoryValuesProps = { siteId: number; today: string; measure: ValueMeasure };

/** What the energy of twelve months cost and brought, or what it emitted. */
export const HistoryValues = ({ siteId, today, measure }: HistoryValuesProps) => {
  const values = useQuery(valuesOfSpanQuery(siteId, { ...historySpan(today), by: 'month' }));
  return (
    <QueryState query={values} blocks={['chart']} nested>
      {(known) => <Months siteId={siteId} values={known} measure={measure} />}
    </QueryState>
  );
};

type MonthsProps = { siteId: number; values: EnergyValues; measure: ValueMeasure };

const Months = ({ siteId, values, measure }: MonthsProps) => {
  const { say, lang } = useTexts();
  const data = useMemo(() => {
    const { shortMonth, month } = calendarFormatsOf(lang);
    const slots = values.columns.map(({ from }): BarSlot => {
      const date = dateAt(values.timeZone, Date.parse(from));
      return {
        startMs: Date.parse(from),
        label: shortMonth(date),
        longLabel: month(date),
        href: monthHref(siteId, date),
      };
    });
    return valueBars(values, { measure, slots, nowSlot: slots.length - 1, compared: null });
  }, [values, measure, siteId, lang]);
  const period = slotSpan(data.slots);
  return (
    <ValueChart
      heading={{ title: say('siteDetail.history'), span: period }}
      data={data}
      whole={values.whole}
      period={period}
    />
  );
};
