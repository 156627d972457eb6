import type { EnergyColumns, PublicOverview } from '@ohmstead/contract';
import { minuteMs } from '@ohmstead/domain';
import { calendarFormatsOf } from '@ohmstead/i18n';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Card } from '../../ui/Card.tsx';
import { BarChart } from '../../ui/charts/bars/BarChart.tsx';
import { coverageText } from '../../ui/coverage-text.ts';
import { EmptyState } from '../../ui/Notice.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { useNow } from '../../ui/use-now.ts';
import { monthBars, monthTotals } from './month-bars.ts';
import styles from './public.module.css';
import { monthQuery, type Opened } from './queries.ts';

type MonthCardProps = { overview: PublicOverview; opened: Opened };

export const MonthCard = ({ overview, opened }: MonthCardProps) => {
  const { say } = useTexts();
  const month = useQuery(monthQuery(opened, overview.date));
  return (
    <Card title={say('public.month')}>
      <QueryState query={month} blocks={['chart']} nested>
        {(columns) => <Days overview={overview} columns={columns} />}
      </QueryState>
    </Card>
  );
};

const Days = ({ overview, columns }: { overview: PublicOverview; columns: EnergyColumns }) => {
  const texts = useTexts();
  const { say, formats, lang } = texts;
  const nowMs = useNow(minuteMs);
  const data = useMemo(() => {
    const { timeZone } = columns;
    return monthBars(columns, nowMs, {
      // The day of the month, as calendars number it.
      label: (ms) => new Intl.DateTimeFormat('en', { day: 'numeric', timeZone }).format(ms),
      longLabel: (ms) => formats.date(ms, timeZone),
    });
  }, [columns, nowMs, formats]);
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
