import { useTexts } from '../texts/use-texts.ts';
import { useThanUsual } from './use-than-usual.ts';
import type { YesterdayPart } from './yesterday-part.ts';

/** What is said beneath a site's figures of yesterday: how much is known of it, or how it compares. */
export const useDetail = (): ((part: YesterdayPart) => string | null) => {
  const { say, formats } = useTexts();
  const thanUsual = useThanUsual();
  return ({ kWh, than, knownShare, date }) => {
    if (kWh === null) return null;
    if (knownShare !== null) return say('brief.partly', { percent: formats.percent(knownShare) });
    return than && thanUsual(than, date);
  };
};
