import type { Measure } from '../../../energy-value/measure.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { NoData } from '../NoData.tsx';

/** Why nothing is shown: no energy is known, or nothing says what it is worth. */
export const NoValue = ({ measure }: { measure: Measure }) => {
  const { say } = useTexts();
  if (measure === 'energy') return <NoData />;
  return <p>{say(measure === 'money' ? 'measure.noPrice' : 'measure.noFactor')}</p>;
};
