// A billing period cut where one tariff version ends and another begins.
import type { TariffVersion } from '../tariff/tariff-version.ts';
import { localDay } from '../time/local-day.ts';
import { type BillingPeriod, daysBetween } from './billing-period.ts';

/** Part of a period throughout which one version is valid, or none. Half-open. */
export type PeriodPart = {
  readonly version: TariffVersion | null;
  readonly fromDate: string;
  readonly toDate: string;
  readonly fromMs: number;
  readonly toMs: number;
  readonly days: number;
};

/** The parts cover the period without gaps or overlaps, whatever order the versions come in. */
export const periodParts = (
  period: BillingPeriod,
  versions: readonly TariffVersion[],
  zone: string,
): PeriodPart[] => {
  const parts: PeriodPart[] = [];
  let from = period.fromDate;
  const append = (version: TariffVersion | null, until: string): void => {
    const to = until < period.toDate ? until : period.toDate;
    if (to <= from) return;
    const toMs = to === period.toDate ? period.toMs : localDay(zone, to).fromMs;
    const fromMs = parts.at(-1)?.toMs ?? period.fromMs;
    parts.push({ version, fromDate: from, toDate: to, fromMs, toMs, days: daysBetween(from, to) });
    from = to;
  };
  for (const version of versions.toSorted(byStart)) {
    append(null, version.validFrom);
    append(version, version.validTo ?? period.toDate);
  }
  append(null, period.toDate);
  return parts;
};

const byStart = (a: TariffVersion, b: TariffVersion): number => {
  if (a.validFrom !== b.validFrom) return a.validFrom < b.validFrom ? -1 : 1;
  return a.id < b.id ? -1 : 1;
};
