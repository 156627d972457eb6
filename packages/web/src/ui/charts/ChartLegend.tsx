import { useTexts } from '../../texts/use-texts.ts';
import { Amount } from '../Amount.tsx';
import styles from './ChartLegend.module.css';
import type { ChartData, ChartSeries } from './chart-data.ts';
import { isOrdinaryDay, slotStartMs } from './day-axis.ts';
import { decimalsOf, type PowerUnit, toUnit } from './power-unit.ts';

type ChartLegendProps<Key extends string> = {
  data: ChartData<Key>;
  labels: Readonly<Record<Key, string>>;
  slot: number | null;
  totalsKwh: Readonly<Record<Key, number | null>>;
  hidden: ReadonlySet<string>;
  onToggle: (key: string) => void;
};

/** The fixed readout: the moment read, and each series with its value, which also shows or hides it. */
export const ChartLegend = <Key extends string>(props: ChartLegendProps<Key>) => {
  const { data, labels, slot, totalsKwh, hidden, onToggle } = props;
  return (
    <div className={styles.legend}>
      <p className={styles.moment}>
        <Moment data={data} slot={slot} />
      </p>
      <div className={styles.entries}>
        {data.series.map((series) => (
          <button
            key={series.key}
            type="button"
            className={styles.entry}
            aria-pressed={!hidden.has(series.key)}
            onClick={() => onToggle(series.key)}
          >
            <Swatch series={series} />
            <span className={styles.label}>{labels[series.key]}</span>
            {slot === null ? (
              <Amount value={totalsKwh[series.key]} unit="kWh" />
            ) : (
              <Power powerW={series.values[slot] ?? null} unit={data.unit} />
            )}
          </button>
        ))}
      </div>
    </div>
  );
};

const Moment = ({ data, slot }: { data: ChartData; slot: number | null }) => {
  const { say, formats } = useTexts();
  if (slot === null) return say('chart.wholeDay');
  const ms = slotStartMs(data.axis, slot);
  // On a day with a repeated hour the clock alone does not tell the moment.
  const format = isOrdinaryDay(data.axis) ? formats.time : formats.zonedTime;
  return format(ms, data.axis.timeZone);
};

const Power = ({ powerW, unit }: { powerW: number | null; unit: PowerUnit }) => (
  <Amount value={toUnit(powerW, unit)} unit={unit} digits={decimalsOf[unit]} />
);

const Swatch = ({ series }: { series: ChartSeries }) => (
  <svg className={styles[series.role]} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    {series.drawn === 'area' && <rect className={styles.fill} width="16" height="16" rx="3" />}
    {series.below && <path className={styles.hatch} d="M1 9l8-8M1 15L15 1M7 15l8-8" />}
    <path
      className={styles.stroke}
      d={series.drawn === 'line' ? 'M0 8h16' : 'M0 1.5h16'}
      strokeDasharray={series.role === 'storage' ? '4 2' : undefined}
    />
  </svg>
);
