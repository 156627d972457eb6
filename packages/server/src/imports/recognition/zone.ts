// A zone that the file itself names for its wall-clock times.
import { ianaZoneOf } from '@ohmstead/domain';

/** Null where it names none. "CET" leaves open whether the clocks are changed. */
export const zoneOfTexts = (texts: readonly string[]): string | null => {
  for (const text of texts) {
    const named = /(?:^|[^A-Za-z/])([A-Z][a-z]+\/[A-Z][A-Za-z]+(?:[_/][A-Z][A-Za-z]+)*)/.exec(text)?.[1];
    const zone = named ? ianaZoneOf(named) : null;
    if (zone !== null) return zone;
    if (/(?:^|[^a-z])(?:utc|zulu)(?![a-z]|\s*[+-]\s*\d)/i.test(text)) return 'UTC';
  }
  return null;
};
