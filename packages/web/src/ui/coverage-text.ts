// Pure: how much of a span its figures rest on, in a sentence.
import type { Texts } from '../texts/use-texts.ts';

/** Less than this of the time is not worth a word. */
const tolerated = 0.005;

type Shares = { readonly measured: number; readonly estimated: number; readonly missing: number };

export const coverageText = (
  { measured, estimated, missing }: Shares,
  { say, formats }: Pick<Texts, 'say' | 'formats'>,
): string => {
  if (estimated + missing <= tolerated) return say('report.whole');
  return say('report.measured', {
    measured: formats.percent(measured, 1),
    estimated: formats.percent(estimated, 1),
    missing: formats.percent(missing, 1),
  });
};
