import type { EnergyValues } from '@ohmstead/contract';
import { minuteMs } from '@ohmstead/domain';
import { calendarFormatsOf } from '@ohmstead/i18n';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { energyValuesQuery } from '../../../energy-value/energy-values-query.ts';
import { ValueChart } from '../../../energy-value/ValueChart.tsx';
import { type ValueMeasure, valueBars } from '../../../energy-value/value-bars.ts';
import { comparedPeriod } from '../../../report/compared-period.ts';
import { periodLabel } from '../../../report/period-label.ts';
import type { PeriodState } from '../../../report/use-period.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { QueryState } from '../../../ui/QueryState.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { nowSlotOf, periodOfSlot, placesIn, reportSlots } from './report-slots.ts';

type ValueBarsProps = { siteId: number; state: PeriodState; measure: ValueMeasure };

/** What the period's energy cost and brought, or what it emitted. */
export const ValueBars = ({ siteId, state, measure }: ValueBarsProps) => {
  const { period, compare, newest } = state;
  const values = useQuery({ ...energyValuesQuery(siteId, period), placeholderData: keepPreviousData });
  const compared = useQuery(energyValuesQuery(siteId, comparedPeriod(period, compare, newest)));
  return (
    <QueryState query={values} blocks={['chart']} nested>
      {(known) => <Bars values={known} compared={compared.data ?? null} state={state} measure={measure} />}
    </QueryState>
  );
};

const timesOf = ({ timeZone, columns, whole }: EnergyValues) => ({
  timeZone,
  times: columns.map(({ from }) => from),
  to: whole.to,
});

type BarsProps = {
  values: EnergyValues;
  compared: EnergyValues | null;
  state: PeriodState;
  measure: ValueMeasure;
};

const Bars = ({ values, compared, state, measure }: BarsProps) => {
  const { say, formats, lang } = useTexts();
  const nowMs = useNow(minuteMs);
  const { kind } = state.period;
  const times = useMemo(() => timesOf(values), [values]);
  const data = useMemo(() => {
    const words = { formats, calendar: calendarFormatsOf(lang) };
    const slots = reportSlots(times, kind, words);
    const others = compared && reportSlots(timesOf(compared), kind, words);
    return valueBars(values, {
      measure,
      slots,
      nowSlot: nowSlotOf(times, nowMs),
      compared: compared && others && { values: compared, places: placesIn(others, slots, kind) },
    });
  }, [values, compared, measure, times, kind, formats, lang, nowMs]);
  const open = (slot: number) => {
    const period = periodOfSlot(times, kind, slot);
    if (period) state.open(period);
  };
  const period = periodLabel(state.period, calendarFormatsOf(lang), say('period.allTime'));
  return (
    <ValueChart
      heading={{ title: say('report.chart'), span: period }}
      data={data}
      whole={values.whole}
      period={period}
      onStep={state.step}
      {...(kind !== 'day' && { onOpen: open })}
    />
  );
};
