import { useMemo } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import type { SlotWords } from './month-slots.ts';

export const useDayWords = (timeZone: string): SlotWords => {
  const { formats } = useTexts();
  return useMemo(
    () => ({
      // The day of the month, as calendars number it.
      label: (ms) => new Intl.DateTimeFormat('en', { day: 'numeric', timeZone }).format(ms),
      longLabel: (ms) => formats.date(ms, timeZone),
    }),
    [formats, timeZone],
  );
};
