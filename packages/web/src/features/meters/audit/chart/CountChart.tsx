import { useTexts } from '../../../../texts/use-texts.ts';
import { ChartFigure } from '../../../../ui/charts/ChartFigure.tsx';
import { ChartTable } from '../../../../ui/charts/ChartTable.tsx';
import type { ChartHeading } from '../../../../ui/charts/chart-heading.ts';
import { useReading } from '../../../../ui/charts/plot/use-reading.ts';
import { Readout } from '../../../../ui/charts/Readout.tsx';
import type { AuditCounts } from '../audit-answers.ts';
import styles from './CountChart.module.css';
import { CountReader } from './CountReader.tsx';
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
  const { say, formats } = useTexts();
  const { points } = counts;
  const reading = useReading(points[0]?.at ?? '', keys);
  const lines = countLines(points, step);
  if (lines === null) return null;
  // Unread it shows where both have come to.
  const point = reading.slot === null ? points.at(-1) : points[reading.slot];
  const kWh = (key: Key) =>
    formats.quantity((key === 'shown' ? point?.shownKwh : point?.countedKwh) ?? null, 'kWh');
  const entries = series.map(({ label, ...looks }) => ({
    ...looks,
    label: say(label),
    value: kWh(looks.key),
  }));
  const moment = point ? formats.dateTime(Date.parse(point.at), zone) : '';
  const spoken = [
    moment,
    ...entries
      .filter(({ key }) => (reading.chosen === null ? !reading.hidden.has(key) : key === reading.chosen))
      .map(({ label, value }) => `${label} ${value}`),
  ].join(', ');
  return (
    <ChartFigure heading={heading} summary={summary} table={() => <CountTable counts={counts} zone={zone} />}>
      <Readout
        moment={moment}
        entries={entries}
        hidden={reading.hidden}
        chosen={reading.chosen}
        onToggle={reading.toggle}
      />
      <StepMark />
      <div className={styles.plot}>
        <div className={styles.drawing}>
          <Picture lines={lines} hidden={reading.hidden} />
          <CountReader xs={lines.xs} reading={reading} spoken={spoken} />
        </div>
        <Marks lines={lines} zone={zone} />
      </div>
    </ChartFigure>
  );
};

const keys = ['shown', 'counted'] as const;
type Key = (typeof keys)[number];

const series = [
  { key: 'shown', label: 'audit.chart.shown', role: 'load', look: 'dashed' },
  { key: 'counted', label: 'audit.chart.countedSince', role: 'import', look: 'line' },
] as const;

const StepMark = () => {
  const { say } = useTexts();
  return (
    <p className={styles.legend} aria-hidden="true">
      <span className={styles.stepMark} />
      {say('audit.chart.step')}
    </p>
  );
};

/** A step of a moment is a line all the same. */
const leastWidth = 0.8;

type PictureProps = { lines: CountLines; hidden: ReadonlySet<string> };

const Picture = ({ lines: { shown, counted, step }, hidden }: PictureProps) => (
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
    {!hidden.has('counted') && <path className={styles.counted} d={counted} />}
    {!hidden.has('shown') && <path className={styles.shown} d={shown} />}
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
