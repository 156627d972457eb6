import { useTexts } from '../../../../texts/use-texts.ts';
import { ChartFigure } from '../../../../ui/charts/ChartFigure.tsx';
import { ChartTable } from '../../../../ui/charts/ChartTable.tsx';
import type { ChartHeading } from '../../../../ui/charts/chart-heading.ts';
import { Swatch } from '../../../../ui/charts/Swatch.tsx';
import type { AuditCounts } from '../audit-answers.ts';
import styles from './CountChart.module.css';
import { type CountLines, countLines } from './count-lines.ts';

type CountChartProps = {
  heading: ChartHeading;
  counts: AuditCounts;
  step: { readonly sinceMs: number | null; readonly atMs: number };
  zone: string;
  /** The chart in a sentence. */
  summary: string;
};

/** What the meter showed and what is counted, with the step marked. */
export const CountChart = ({ heading, counts, step, zone, summary }: CountChartProps) => {
  const lines = countLines(counts.points, step);
  if (lines === null) return null;
  return (
    <ChartFigure heading={heading} summary={summary} table={() => <CountTable counts={counts} zone={zone} />}>
      <Legend />
      <div className={styles.plot}>
        <Picture lines={lines} />
        <Marks lines={lines} zone={zone} />
      </div>
    </ChartFigure>
  );
};

const series = [
  { label: 'audit.chart.shown', role: 'load', look: 'dashed' },
  { label: 'audit.chart.counted', role: 'import', look: 'line' },
] as const;

const Legend = () => {
  const { say } = useTexts();
  return (
    <ul className={styles.legend} aria-hidden="true">
      {series.map(({ label, ...looks }) => (
        <li key={label}>
          <Swatch {...looks} />
          {say(label)}
        </li>
      ))}
      <li>
        <span className={styles.stepMark} />
        {say('audit.chart.step')}
      </li>
    </ul>
  );
};

/** A step of a moment is a line all the same. */
const leastWidth = 0.8;

const Picture = ({ lines: { shown, counted, step } }: { lines: CountLines }) => (
  <svg
    className={styles.picture}
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
  >
    <rect
      className={styles.step}
      x={Math.min(step.fromX, 100 - leastWidth)}
      width={Math.max(leastWidth, step.toX - step.fromX)}
      height="100"
    />
    <path className={styles.counted} d={counted} />
    <path className={styles.shown} d={shown} />
  </svg>
);

/** The ends of both axes. */
const Marks = ({ lines, zone }: { lines: CountLines; zone: string }) => {
  const { formats } = useTexts();
  return (
    <div className={styles.marks} aria-hidden="true">
      <span className={styles.highest}>{formats.quantity(lines.highestKwh, 'kWh')}</span>
      <span className={styles.lowest}>{formats.quantity(lines.lowestKwh, 'kWh')}</span>
      <span className={styles.times}>
        <span>{formats.dateTime(lines.fromMs, zone)}</span>
        <span>{formats.dateTime(lines.toMs, zone)}</span>
      </span>
    </div>
  );
};

const CountTable = ({ counts, zone }: { counts: AuditCounts; zone: string }) => {
  const { say, formats } = useTexts();
  const columns = [
    { key: 'time', label: say('chart.time') },
    { key: 'shown', label: say('audit.chart.shown') },
    { key: 'counted', label: say('audit.chart.countedSince') },
  ];
  return (
    <ChartTable
      caption={say('chart.tableCaption')}
      columns={columns}
      rows={counts.points.map(({ at, shownKwh, countedKwh }) => ({
        key: at,
        head: formats.dateTime(Date.parse(at), zone),
        cells: [formats.quantity(shownKwh, 'kWh'), formats.quantity(countedKwh, 'kWh')],
      }))}
    />
  );
};
