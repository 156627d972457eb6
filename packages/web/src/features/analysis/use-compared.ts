import { calendarFormatsOf } from '@ohmstead/i18n';
import { comparedPeriod } from '../../report/compared-period.ts';
import { periodLabel } from '../../report/period-label.ts';
import type { PeriodState } from '../../report/use-period.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { type AskedSpan, askedSpan } from './asked-span.ts';

/** The span that another one is compared with, by its name. */
export type ComparedSpan = { readonly span: AskedSpan; readonly label: string };

/** Null while nothing is compared. */
export const useCompared = ({ period, compare, newest }: PeriodState): ComparedSpan | null => {
  const { say, lang } = useTexts();
  const other = comparedPeriod(period, compare, newest);
  return (
    other && {
      span: askedSpan(other),
      label: periodLabel(other, calendarFormatsOf(lang), say('period.allTime')),
    }
  );
};
