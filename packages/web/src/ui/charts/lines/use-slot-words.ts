import { calendarFormatsOf } from '@ohmstead/i18n';
import { useMemo } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import type { SlotWords } from './span-slots.ts';

export const useSlotWords = (): SlotWords => {
  const { lang, formats } = useTexts();
  return useMemo(() => ({ formats, calendar: calendarFormatsOf(lang) }), [lang, formats]);
};
