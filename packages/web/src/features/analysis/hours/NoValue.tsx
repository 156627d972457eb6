import type { Measure } from '../../../energy-value/measure.ts';
import { ValueMissing } from '../../../energy-value/ValueMissing.tsx';
import { NoData } from '../NoData.tsx';

/** Why nothing is shown: no energy is known, or nothing says what it is worth. */
export const NoValue = ({ measure }: { measure: Measure }) =>
  measure === 'energy' ? <NoData /> : <ValueMissing measure={measure} />;
