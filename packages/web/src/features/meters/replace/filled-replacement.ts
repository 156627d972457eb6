// Pure: a replacement's form as the question about a meter's counts fills it in.
import type { AuditQuestion } from '@ohmstead/contract';
import { instantOfWallClock, wallClockAt } from '@ohmstead/domain';
import type { LanguageCode } from '@ohmstead/i18n';
import { writeDecimal } from '../../../forms/decimal.ts';
import { emptyReplacement, type Phase, type PhaseCounts, type ReplaceForm } from './replace-form.ts';

type Item = AuditQuestion['items'][number];

type Shown = { readonly zone: string; readonly shown: readonly Phase[]; readonly lang: LanguageCode };

/** The new device's first counts are those at the question's instant, the old one's final counts those before it. */
export const filledReplacement = (
  { at, since, items }: Pick<AuditQuestion, 'at' | 'since' | 'items'>,
  { zone, shown, lang }: Shown,
): ReplaceForm => {
  const form = emptyReplacement(wallClockBetween(zone, Date.parse(since), Date.parse(at)), shown);
  const counts = Object.fromEntries(
    shown.map((phase) => [
      phase,
      countsOf(
        items.filter((item) => item.phase === phase),
        lang,
      ),
    ]),
  );
  return { ...form, counts };
};

const countsOf = (items: readonly Item[], lang: LanguageCode): PhaseCounts => {
  const of = (direction: Item['direction'], shown: 'beforeKwh' | 'afterKwh'): string =>
    writeDecimal(items.find((item) => item.direction === direction)?.[shown] ?? null, lang);
  return {
    finalImport: of('import', 'beforeKwh'),
    finalExport: of('export', 'beforeKwh'),
    firstImport: of('import', 'afterKwh'),
    firstExport: of('export', 'afterKwh'),
  };
};

/** The minute of the new device's first count, or its second where the old one's last lies in that minute too. */
const wallClockBetween = (zone: string, sinceMs: number, atMs: number): string => {
  const minute = wallClockAt(zone, atMs);
  const minuteMs = instantOfWallClock(zone, minute);
  if (minuteMs !== null && minuteMs > sinceMs) return minute;
  return `${minute}:${String(new Date(atMs).getUTCSeconds()).padStart(2, '0')}`;
};
