import { useId } from 'react';
import { useTexts } from '../../../../texts/use-texts.ts';
import { onPlotKey } from '../../../../ui/charts/plot/plot-keys.ts';
import type { useReading } from '../../../../ui/charts/plot/use-reading.ts';
import { useScrub } from '../../../../ui/charts/plot/use-scrub.ts';
import styles from './CountChart.module.css';
import { nearestPoint } from './count-lines.ts';

type CountReaderProps = {
  /** Where the points lie, from 0 to 100. */
  xs: readonly number[];
  reading: ReturnType<typeof useReading>;
  /** What is read, in words. */
  spoken: string;
};

/** Fine enough for every point, which are not evenly spread. */
const places = 1000;

/** Reads the points by touch, mouse or keys. */
export const CountReader = ({ xs, reading, spoken }: CountReaderProps) => {
  const { say } = useTexts();
  const hintId = useId();
  const { slot, setSlot, stepSeries } = reading;
  const last = xs.length - 1;
  const range = { from: 0, to: xs.length };
  const scrub = useScrub({
    range: { from: 0, to: places },
    onSlot: (place) => setSlot(place === null ? null : nearestPoint(xs, (100 * place) / places)),
  });
  return (
    <>
      {slot !== null && <div className={styles.read} style={{ left: `${xs[slot] ?? 0}%` }} />}
      <div
        {...scrub}
        className={styles.reader}
        role="slider"
        tabIndex={0}
        aria-label={say('chart.read')}
        aria-describedby={hintId}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={slot ?? last}
        aria-valuetext={spoken}
        onKeyDown={(event) =>
          onPlotKey(event, {
            slot,
            last,
            stride: 7,
            zoom: { range, isZoomed: false, reset: () => {} },
            onSlot: setSlot,
            onSeries: stepSeries,
          })
        }
        onBlur={() => setSlot(null)}
      />
      <span id={hintId} className="hidden-visually">
        {say('chart.linesHint')}
      </span>
    </>
  );
};
