import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../../texts/use-texts.ts';
import { QueryState } from '../../../../ui/QueryState.tsx';
import type { AuditRow } from '../audit-row.ts';
import { countsQuery } from '../queries.ts';
import { CountChart } from './CountChart.tsx';
import styles from './EntryChart.module.css';
import { useNear } from './use-near.ts';

type EntryChartProps = { meterId: number; row: AuditRow; zone: string };

/** The counts around an entry's step, fetched once it comes near to what is looked at. */
export const EntryChart = ({ meterId, row, zone }: EntryChartProps) => {
  const { ref, isNear } = useNear();
  return (
    <div ref={ref} className={styles.place}>
      {isNear && <Counts meterId={meterId} row={row} zone={zone} />}
    </div>
  );
};

const Counts = ({ meterId, row, zone }: EntryChartProps) => {
  const counts = useQuery(countsQuery(meterId, row.item));
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
  const kWh = (value: number | null) => formats.quantity(value, 'kWh');
  return say('audit.chart.summary', {
    before: kWh(item.beforeKwh),
    since: formats.dateTime(sinceMs ?? atMs, zone),
    after: kWh(item.afterKwh),
    at: formats.dateTime(atMs, zone),
    counted: kWh(item.bookedKwh),
  });
};
