import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../../texts/use-texts.ts';
import { QueryState } from '../../../../ui/QueryState.tsx';
import type { AuditRow, DrawnCounter } from '../audit-row.ts';
import { kindNames } from '../audit-words.ts';
import { countsQuery } from '../queries.ts';
import { useCounterName } from '../use-counter-name.ts';
import { CountChart } from './CountChart.tsx';
import styles from './EntryChart.module.css';
import { useNear } from './use-near.ts';

type EntryChartProps = {
  meterId: number;
  row: AuditRow;
  drawn: DrawnCounter;
  /** The entry is about several counters, of which this one is drawn. */
  named: boolean;
  zone: string;
};

/** The counts around an entry's step, fetched once it comes near to what is looked at. */
export const EntryChart = ({ meterId, row, drawn, named, zone }: EntryChartProps) => {
  const { ref, isNear } = useNear();
  const { at } = row.item;
  const counts = useQuery({ ...countsQuery(meterId, { at, register: drawn.register }), enabled: isNear });
  const { say, formats } = useTexts();
  const heading = { title: say(kindNames[row.item.kind]), span: formats.dateTime(row.atMs, zone) };
  const nameOf = useCounterName();
  const text = useSummary(row, zone);
  // A gap is the whole meter's.
  const summary = named || row.item.kind === 'gap' ? `${nameOf(drawn)} · ${text}` : text;
  return (
    <div ref={ref} className={counts.isPending ? styles.place : undefined}>
      {isNear && (
        <QueryState query={counts} blocks={[24, 136, 20]} nested>
          {(data) => <CountChart heading={heading} counts={data} step={row} zone={zone} summary={summary} />}
        </QueryState>
      )}
    </div>
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
