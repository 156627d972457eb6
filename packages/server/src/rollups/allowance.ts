// How much one request computes of what is not ready, and what it leaves to be computed behind its answer.
import type { Computing } from '@ohmstead/contract';
import type { FollowUp, LeftPiece } from './follow-up.ts';
import { NeededDays } from './needed-days.ts';
import type { Allowance, LeftDays } from './site-reader.ts';

export type RequestAllowance = Allowance & {
  /** Hands over what is left; null where nothing is. */
  end(): Computing | null;
};

export const createAllowance = (followUp: FollowUp, ms: number): RequestAllowance => {
  const untilMs = performance.now() + ms;
  const needed = new NeededDays();
  const pieces = new Map<number, LeftPiece[]>();
  let done = 0;
  let left = 0;
  return {
    // Behind an answer the days are computed at this moment: both together would do them twice.
    mayGoOn: ({ id }) => done === 0 || (performance.now() < untilMs && !followUp.isBusyWith(id)),
    pieceDone: () => {
      done += 1;
    },
    needs: (kind, site, range) => needed.add(kind, site, range),
    leave: (days) => {
      if (days.dates.length === 0) return;
      left += 1;
      needed.leave(days.kind, days.site, days.dates);
      pieces.set(days.site.id, [...(pieces.get(days.site.id) ?? []), ...piecesOf(days)]);
    },
    timesLeft: () => left,
    end: () => {
      if (left === 0) return null;
      for (const [siteId, ofSite] of pieces) followUp.ask(siteId, ofSite);
      return needed.progress();
    },
  };
};

/** One for each month; the newest comes first. */
const piecesOf = ({ kind, dates, make }: LeftDays): LeftPiece[] => {
  const months = new Map<string, [string, ...string[]]>();
  for (const date of dates.toSorted().toReversed()) {
    const ofMonth = months.get(monthOf(date));
    if (ofMonth) ofMonth.unshift(date);
    else months.set(monthOf(date), [date]);
  }
  return [...months.values()].map((ofMonth) => ({
    key: [kind, ofMonth[0], ofMonth.length].join(' '),
    make: make(ofMonth),
  }));
};

const monthOf = (date: string): string => date.slice(0, 'yyyy-mm'.length);
