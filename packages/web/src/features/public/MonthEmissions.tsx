import type { MonthEmissions as Emissions } from '@ohmstead/contract';
import { minuteMs } from '@ohmstead/domain';
import { calendarFormatsOf } from '@ohmstead/i18n';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ValueChart } from '../../energy-value/ValueChart.tsx';
import { valueBars } from '../../energy-value/value-bars.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { QueryState } from '../../ui/QueryState.tsx';
import { useNow } from '../../ui/use-now.ts';
import { monthSlots, nowSlotOf } from './month-slots.ts';
import { emissionsQuery, type Opened } from './queries.ts';
import { useDayWords } from './use-day-words.ts';

/** What the energy of the date’s month emitted and avoided, day by day. */
export const MonthEmissions = ({ date, opened }: { date: string; opened: Opened }) => {
  const month = useQuery(emissionsQuery(opened, date));
  return (
    <QueryState query={month} blocks={['chart']} nested>
      {(emissions) => <Days date={date} emissions={emissions} />}
    </QueryState>
  );
};

const Days = ({ date, emissions }: { date: string; emissions: Emissions }) => {
  const { say, lang } = useTexts();
  const nowMs = useNow(minuteMs);
  const { timeZone, columns, whole } = emissions;
  const words = useDayWords(timeZone);
  const data = useMemo(() => {
    const starts = columns.map(({ from }) => Date.parse(from));
    return valueBars(
      { currency: null, columns: columns.map(withoutMoney) },
      {
        measure: 'emissions',
        slots: monthSlots(starts, words),
        nowSlot: nowSlotOf(starts, Date.parse(whole.to), nowMs),
        compared: null,
      },
    );
  }, [columns, whole, words, nowMs]);
  const period = calendarFormatsOf(lang).month(date);
  return (
    <ValueChart
      heading={{ title: say('report.co2'), span: period }}
      data={data}
      whole={withoutMoney(whole)}
      period={period}
    />
  );
};

const withoutMoney = ({ emittedG, avoidedG }: Emissions['whole']) => ({
  cost: null,
  income: null,
  emittedG,
  avoidedG,
});
