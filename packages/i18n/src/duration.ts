import { type LanguageCode, tagOf } from './languages.ts';

const minutesOf = { day: 1440, hour: 60, minute: 1 } as const;
type Part = keyof typeof minutesOf;
const parts = ['day', 'hour', 'minute'] as const satisfies Part[];
const shownParts = 2;

/** "3 hr 5 min": the two largest parts of a length of time, to the minute. */
export const durationText = (lang: LanguageCode, minutes: number): string => {
  const whole = Math.max(0, Math.round(minutes));
  const first = parts.findIndex((part) => whole >= minutesOf[part]);
  const shown = first < 0 ? (['minute'] as const) : parts.slice(first, first + shownParts);
  let left = whole;
  const texts: string[] = [];
  for (const part of shown) {
    const count = Math.floor(left / minutesOf[part]);
    left -= count * minutesOf[part];
    if (count > 0 || texts.length === 0) texts.push(partText(lang, part, count));
  }
  return texts.join(' ');
};

const partText = (lang: LanguageCode, unit: Part, count: number): string =>
  new Intl.NumberFormat(tagOf(lang), { style: 'unit', unit, unitDisplay: 'short' }).format(count);
