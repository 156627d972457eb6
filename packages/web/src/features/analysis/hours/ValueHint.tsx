import type { TextKey } from '@ohmstead/i18n';
import type { Measure } from '../../../energy-value/measure.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Hint } from '../../../ui/Hint.tsx';
import type { HourView } from './hour-views.ts';

/** Of what energy the value is, and by which price or factor. */
export const ValueHint = ({ view, measure }: { view: HourView; measure: Measure }) => {
  const { say } = useTexts();
  const key = hintOf(view, measure);
  return key && <Hint>{say(key)}</Hint>;
};

const hintOf = (view: HourView, measure: Measure): TextKey | null => {
  if (measure === 'money') return view === 'consumption' ? 'uses.prices' : 'measure.prices';
  return measure === 'emissions' && view === 'consumption' ? 'uses.emissions' : null;
};
