import { useTexts } from '../texts/use-texts.ts';
import type { ValueMeasure } from './value-bars.ts';

/** Why energy that is known has no value: without a tariff no money, without an emission factor no CO₂. */
export const ValueMissing = ({ measure }: { measure: ValueMeasure }) => {
  const { say } = useTexts();
  return <p>{say(measure === 'money' ? 'measure.noPrice' : 'measure.noFactor')}</p>;
};
