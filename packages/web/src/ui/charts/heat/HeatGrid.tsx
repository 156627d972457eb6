import { type KeyboardEvent, type PointerEvent, useId, useMemo } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import styles from './Heatmap.module.css';
import { HeatValues } from './HeatValues.tsx';
import type { HeatmapData } from './heat-data.ts';
import { type HeatPlace, heatBoxes, heatPath, heatPlaceAt, heatStep, heatSteps } from './heat-geometry.ts';
import { heatPlaceAfterKey } from './heat-keys.ts';
import { useWidth } from './use-width.ts';

type HeatGridProps = {
  data: HeatmapData;
  most: number;
  place: HeatPlace | null;
  onPlace: (place: HeatPlace | null) => void;
  spoken: string;
};

/** A grid of this width or more has room for a value in each cell. */
const widthWithValues = 660;
const cellHeight = { plain: 18, withValue: 24 };

export const HeatGrid = ({ data, most, place, onPlace, spoken }: HeatGridProps) => {
  const { say } = useTexts();
  const hintId = useId();
  const { host, width, textScale } = useWidth<HTMLDivElement>();
  const hasValues = width >= widthWithValues * textScale;
  const size = {
    width: width / 24,
    height: textScale * (hasValues ? cellHeight.withValue : cellHeight.plain),
  };
  const height = data.rows.length * size.height;
  const read = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    onPlace(heatPlaceAt(data, (clientX - box.left) / size.width, (clientY - box.top) / size.height));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onPlace(null);
    const next = heatPlaceAfterKey(event.key, place, data);
    if (next === null) return;
    event.preventDefault();
    onPlace(next);
  };
  return (
    <div ref={host} className={styles.grid} style={{ height }}>
      {width > 0 && (
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
          <Cells data={data} most={most} width={size.width} height={size.height} />
          {hasValues && <HeatValues data={data} most={most} size={size} textScale={textScale} />}
          {place && (
            <rect
              className={styles.read}
              x={place.hour * size.width}
              y={place.row * size.height}
              width={size.width}
              height={size.height}
            />
          )}
        </svg>
      )}
      <div
        className={styles.reader}
        role="slider"
        tabIndex={0}
        aria-label={say('chart.read')}
        aria-describedby={hintId}
        aria-valuemin={0}
        aria-valuemax={data.rows.length * 24 - 1}
        aria-valuenow={place === null ? 0 : place.row * 24 + place.hour}
        aria-valuetext={spoken}
        onKeyDown={onKeyDown}
        onPointerDown={read}
        onPointerMove={(event) => event.pointerType === 'mouse' && read(event)}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPlace(null)}
        onBlur={() => onPlace(null)}
      />
      <span id={hintId} className="hidden-visually">
        {say('chart.heatHint')}
      </span>
    </div>
  );
};

type CellsProps = { data: HeatmapData; most: number; width: number; height: number };

/** A path a shade: a year of cells is drawn as fast as a week. */
const Cells = ({ data, most, width, height }: CellsProps) => {
  const hatchId = useId();
  const paths = useMemo(() => {
    const size = { width, height };
    const boxes = heatBoxes(data);
    const ofStep = (step: number | null) => boxes.filter(({ cell }) => heatStep(cell.value, most) === step);
    return {
      shades: Array.from({ length: heatSteps }, (_, step) => heatPath(ofStep(step), size)),
      unknown: heatPath(ofStep(null), size),
      estimated: heatPath(
        boxes.filter(({ cell }) => cell.estimated && cell.value !== null),
        size,
      ),
    };
  }, [data, most, width, height]);
  return (
    <>
      <defs>
        <pattern id={`${hatchId}unknown`} width="6" height="6" patternUnits="userSpaceOnUse">
          <path className={styles.unknownHatch} d="M-1 7L7 -1" />
        </pattern>
        <pattern id={`${hatchId}estimated`} width="5" height="5" patternUnits="userSpaceOnUse">
          <path className={styles.estimateHatch} d="M-1 -1L6 6" />
        </pattern>
      </defs>
      {paths.shades.map((path, step) => (
        // A shade is its step.
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps are these seven, always in this order.
        <path key={step} className={styles[`step${step}`]} d={path} />
      ))}
      <path className={styles.cellEdge} fill={`url(#${hatchId}unknown)`} d={paths.unknown} />
      <path fill={`url(#${hatchId}estimated)`} d={paths.estimated} />
    </>
  );
};
