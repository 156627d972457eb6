import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../../texts/use-texts.ts';
import { QueryState } from '../../../../ui/QueryState.tsx';
import type { AuditRow } from '../audit-row.ts';
import { countsQuery } from '../queries.ts';
import { CountChart } from './CountChart.tsx';
import styles from './EntryChart.module.css';
import { useNear } from './use-near.ts';

type EntryChartProps = { meterId: number; row: AuditRow; register: number; zone: string };

/** The counts around an entry's step, fetched once it comes near to what is looked at. */
export const EntryChart = (props: EntryChartProps) => {
  const { ref, isNear } = useNear();
  return (
    <div ref={ref} className={styles.place}>
      {isNear && <Counts {...props} />}
    </div>
  );
};

const Counts = ({ meterId, row, register, zone }: EntryChartProps) => {
  const counts = useQuery(countsQuery(meterId, { at: row.item.at, register }));
  const summary = useSummary(row, zone);
  return (
    <QueryState query={counts} blocks={[24, 136, 20]} nested>
      {(data) => <CountChart counts={data} step={row} zone={zone} summary={summary} />}
    </QueryState>
  );
};

/** The step in a sentence, for those who do not see the drawing. */
const useSummary = ({ item, sinceMs, atMs }: AuditRow, zone: string): string => {
  const { say, formats } = useTexts();
  const since = formats.dateTime(sinceMs ?? atMs, zone);
  const at = formats.dateTime(atMs, zone);
  if (item.kind === 'gap') return say('audit.chart.gapSummary', { since, at });
  const kWh = (value: number | null) => formats.quantity(value, 'kWh');
  return say('audit.chart.summary', {
    before: kWh(item.beforeKwh),
    since,
    after: kWh(item.afterKwh),
    at,
    counted: kWh(item.bookedKwh),
  });
};
