import { counterRulesVersion } from '@ohmstead/domain';
import { WrittenByLaterRules } from '../storage/database-trouble.ts';

type Row = { readonly meter_id: number; readonly counter_rules: number };

/** Whatever is planned of these meters would be judged by rules that are not theirs any more. */
export const refuseLaterRules = (rows: readonly Row[]): void => {
  const later = rows.filter((row) => row.counter_rules > counterRulesVersion);
  if (later.length > 0) throw new WrittenByLaterRules(later.map((row) => row.meter_id));
};
