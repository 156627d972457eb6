// Which days an answer needs, and which of them are not computed yet: what its progress is counted in.
import type { Computing } from '@ohmstead/contract';
import { dateAt, dayAfter } from '@ohmstead/domain';
import type { DateRange } from './day-store.ts';
import { datesBetween } from './local-dates.ts';
import type { KindOfDays } from './site-reader.ts';
import type { SiteSnapshot } from './site-snapshot.ts';

type Needed = { readonly site: SiteSnapshot; readonly ranges: DateRange[]; readonly left: Set<string> };

export class NeededDays {
  readonly #byKind = new Map<string, Needed>();

  add(kind: KindOfDays, site: SiteSnapshot, range: DateRange): void {
    this.#of(kind, site).ranges.push(range);
  }

  leave(kind: KindOfDays, site: SiteSnapshot, dates: readonly string[]): void {
    const { left } = this.#of(kind, site);
    for (const date of dates) left.add(date);
  }

  /** Days that several parts of the answer need count once. */
  progress(): Computing {
    let allDays = 0;
    let leftDays = 0;
    for (const { site, ranges, left } of this.#byKind.values()) {
      allDays += new Set([...left, ...ranges.flatMap((range) => begunIn(site, range))]).size;
      leftDays += left.size;
    }
    return { doneDays: allDays - leftDays, allDays };
  }

  #of(kind: KindOfDays, site: SiteSnapshot): Needed {
    const key = `${kind} ${site.id}`;
    const needed = this.#byKind.get(key) ?? { site, ranges: [], left: new Set() };
    this.#byKind.set(key, needed);
    return needed;
  }
}

/** From the first reading on, up to today. */
const begunIn = ({ zone, firstMs, nowMs }: SiteSnapshot, { fromDate, toDate }: DateRange): string[] => {
  if (firstMs === null) return [];
  const [first, end] = [dateAt(zone, firstMs), dayAfter(dateAt(zone, nowMs))];
  return datesBetween(fromDate > first ? fromDate : first, toDate < end ? toDate : end);
};
