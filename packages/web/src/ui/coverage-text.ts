// Pure: how much of a span its figures rest on, in a sentence.
import type { Texts } from '../texts/use-texts.ts';

/** Less than this of the time would be written as nothing. */
const least = 0.001;

/** What is left out of it is so little that it is not spoken of. */
export const isWhole = ({ estimated, missing }: Pick<Shares, 'estimated' | 'missing'>): boolean =>
  estimated === 0 && missing < least / 2;

type Shares = { readonly measured: number; readonly estimated: number; readonly missing: number };

/** Whatever holds estimates is never called measured; a reading that is just late may be missing. */
export const coverageText = (
  { measured, estimated, missing }: Shares,
  { say, formats }: Pick<Texts, 'say' | 'formats'>,
): string => {
  if (isWhole({ estimated, missing })) return say('report.whole');
  const share = (value: number): string => {
    if (value > 0 && value < least) return `< ${formats.percent(least, 1)}`;
    if (value < 1 && value > 1 - least) return `> ${formats.percent(1 - least, 1)}`;
    return formats.percent(value, 1);
  };
  return say('report.measured', {
    measured: share(measured),
    estimated: share(estimated),
    missing: share(missing),
  });
};
