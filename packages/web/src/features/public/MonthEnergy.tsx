import type { EnergyColumns, PublicOverview } from '@ohmstead/contract';
import { minuteMs } from '@ohmstead/domain';
import { calendarFormatsOf } from '@ohmstead/i18n';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { BarChart } from '../../ui/charts/bars/BarChart.tsx';
import { coverageText } from '../../ui/coverage-text.ts';
import { EmptyState } from '../../ui/Notice.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { useNow } from '../../ui/use-now.ts';
import { monthBars, monthTotals } from './month-bars.ts';
import styles from './public.module.css';
import { monthQuery, type Opened } from './queries.ts';
import { useDayWords } from './use-day-words.ts';

type MonthEnergyProps = { overview: PublicOverview; opened: Opened };

export const MonthEnergy = ({ overview, opened }: MonthEnergyProps) => {
  const month = useQuery(monthQuery(opened, overview.date));
  return (
    <QueryState query={month} blocks={['chart']} nested>
      {(columns) => <Days overview={overview} columns={columns} />}
    </QueryState>
  );
};

const Days = ({ overview, columns }: { overview: PublicOverview; columns: EnergyColumns }) => {
  const texts = useTexts();
  const { say, formats, lang } = texts;
  const nowMs = useNow(minuteMs);
  const words = useDayWords(columns.timeZone);
  const data = useMemo(() => monthBars(columns, nowMs, words), [columns, nowMs, words]);
  const { consumptionKwh } = overview.month;
  if (data.series.length === 0) return <EmptyState title={say('state.noData')} />;
  return (
    <>
      <BarChart
        heading={{ title: say('energy.consumption'), span: calendarFormatsOf(lang).month(overview.date) }}
        data={data}
        labels={{
          directUse: say('public.ownEnergy'),
          storageUse: say('energy.fromStorage'),
          gridUse: say('public.gridEnergy'),
          consumption: say('energy.consumption'),
        }}
        totals={monthTotals(overview.month)}
        summary={
          consumptionKwh === null
            ? say('site.summaryNothing', { day: say('public.month') })
            : say('public.monthUsed', { energy: formats.quantity(consumptionKwh, 'kWh') })
        }
      />
      <p className={styles.muted}>{coverageText(overview.month.coverage, texts)}</p>
    </>
  );
};
