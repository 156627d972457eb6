import { useTexts } from '../../../../texts/use-texts.ts';

type Span = { readonly from: string | null; readonly to: string | null };

/** The text names the times of the first and the last reading by the site's clocks. */
export const useSpanText = (zone: string) => {
  const { say, formats } = useTexts();
  return ({ from, to }: Span): string => {
    if (from === null || to === null) return say('import.noReadings');
    const at = (instant: string) => formats.dateTime(Date.parse(instant), zone);
    return say('meter.timeSpan', { from: at(from), to: at(to) });
  };
};
