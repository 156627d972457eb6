import { useTexts } from '../../../texts/use-texts.ts';
import styles from './Heatmap.module.css';
import type { HeatMeasure } from './heat-data.ts';
import { heatBegin, heatSteps } from './heat-geometry.ts';
import { heatText } from './heat-text.ts';

/** The position of the middle value's label. */
const middle = 4;

/** What the shades mean. */
export const HeatScale = ({ most, measure }: { most: number; measure: HeatMeasure }) => {
  const { say, formats } = useTexts();
  const text = heatText(measure, formats);
  return (
    <p className={styles.scale}>
      <span>{formats.number(0, 0)}</span>
      <Shades from={0} to={middle} />
      <span>{text.number(heatBegin(middle, most))}</span>
      <Shades from={middle} to={heatSteps} />
      <span>{text.write(most)}</span>
      <span className={styles.unknownMark}>{say('chart.hatchedUnknown')}</span>
    </p>
  );
};

const Shades = ({ from, to }: { from: number; to: number }) => (
  <svg
    style={{ width: (to - from) * 16 }}
    viewBox={`0 0 ${(to - from) * 16} 14`}
    aria-hidden="true"
    focusable="false"
  >
    {Array.from({ length: to - from }, (_, i) => from + i).map((step) => (
      <rect key={step} className={styles[`step${step}`]} x={(step - from) * 16} width="16" height="14" />
    ))}
  </svg>
);
