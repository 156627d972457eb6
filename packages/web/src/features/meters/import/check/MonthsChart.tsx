import type { ImportOutcome } from '@ohmstead/contract';
import { calendarFormatsOf } from '@ohmstead/i18n';
import { useMemo } from 'react';
import { useTexts } from '../../../../texts/use-texts.ts';
import { BarChart } from '../../../../ui/charts/bars/BarChart.tsx';
import { slotSpan } from '../../../../ui/charts/bars/slot-span.ts';
import { monthBars, monthTotals } from './month-bars.ts';

/** More than one of the same name. */
const monthsOfYear = 12;

/** What the file says of each month, beside what is stored. */
export const MonthsChart = ({ months }: Pick<ImportOutcome, 'months'>) => {
  const { say, lang } = useTexts();
  const data = useMemo(() => {
    const { shortMonth, shortMonthAndYear, month } = calendarFormatsOf(lang);
    const label = months.length > monthsOfYear ? shortMonthAndYear : shortMonth;
    return monthBars(months, { label, longLabel: month });
  }, [months, lang]);
  if (data.series.length === 0) return null;
  return (
    <BarChart
      heading={{ title: say('import.months'), span: slotSpan(data.slots) }}
      data={data}
      labels={{
        fileImport: say('import.months.fileImport'),
        storedImport: say('import.months.storedImport'),
        fileExport: say('import.months.fileExport'),
        storedExport: say('import.months.storedExport'),
      }}
      totals={monthTotals(months)}
      summary={say('import.months')}
    />
  );
};
