import { calendarFormatsOf } from '@ohmstead/i18n';
import { useTexts } from '../texts/use-texts.ts';
import type { Than } from './yesterday-part.ts';

const texts = { less: 'brief.less', more: 'brief.more', same: 'brief.same' } as const;

/** A day beside a usual one of its weekday, in words. */
export const useThanUsual = (): ((than: Than, date: string) => string) => {
  const { say, formats, lang } = useTexts();
  return ({ word, share }, date) =>
    say(texts[word], {
      percent: formats.percent(share),
      weekday: calendarFormatsOf(lang).longWeekday(date),
    });
};
