import { useTexts } from '../../../texts/use-texts.ts';
import styles from './Heatmap.module.css';
import type { HeatmapData } from './heat-data.ts';
import { type CellSize, heatBoxes, heatStep } from './heat-geometry.ts';
import { heatText } from './heat-text.ts';

type HeatValuesProps = { data: HeatmapData; most: number; size: CellSize; textScale: number };

/** More days than this are looked at as a whole. */
const daysWithValues = 62;
/** Letters are light on this shade and deeper ones. */
const deepStep = 5;

/** The cells' values, where there is room for them. */
export const HeatValues = ({ data, most, size, textScale }: HeatValuesProps) => {
  const { formats } = useTexts();
  if (data.rows.length > daysWithValues) return null;
  const text = heatText(data.measure, formats);
  const digits = digitsIn(size.width / textScale, text.size(most));
  return heatBoxes(data)
    .filter(({ cell, width }) => cell.value !== null && width === 1)
    .map(({ cell, x, y }) => (
      <text
        key={cell.startMs}
        className={(heatStep(cell.value, most) ?? 0) >= deepStep ? styles.deepValue : styles.value}
        x={(x + 0.5) * size.width}
        y={(y + 0.5) * size.height}
      >
        {text.number(cell.value, digits)}
      </text>
    ));
};

/** The number of decimals that the cell has room for. */
const digitsIn = (widthPx: number, most: number): number => {
  if (widthPx >= 40 && most < 100) return 2;
  return most < 10 ? 1 : 0;
};
