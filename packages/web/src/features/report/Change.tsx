import type { TextKey } from '@ohmstead/i18n';
import type { Compare } from '../../report/report-search.ts';
import { useTexts } from '../../texts/use-texts.ts';

type Words = { readonly more: TextKey; readonly less: TextKey; readonly same: TextKey };

const words: Record<Compare, Words> = {
  previous: { more: 'report.morePrevious', less: 'report.lessPrevious', same: 'report.samePrevious' },
  lastYear: { more: 'report.moreLastYear', less: 'report.lessLastYear', same: 'report.sameLastYear' },
};

/** How much more or less than the other period, in words. */
export const Change = ({ share, against }: { share: number | null; against: Compare }) => {
  const { say, formats } = useTexts();
  if (share === null) return say('report.noComparison');
  const percent = formats.percent(Math.abs(share));
  if (percent === formats.percent(0)) return say(words[against].same);
  return say(share > 0 ? words[against].more : words[against].less, { percent });
};
