// The period, view and comparison of a report: read from its address, and written there.
import { useNavigate, useSearch } from '@tanstack/react-router';
import {
  isSamePeriod,
  type Newest,
  newestOf,
  type Period,
  type PeriodKind,
  periodAt,
  stepped,
} from './period.ts';
import {
  type Compare,
  periodOfSearch,
  type ReportSearch,
  reportSearch,
  searchOfPeriod,
} from './report-search.ts';

export type PeriodOptions = {
  /** The site's. */
  readonly today: string;
  /** What may be chosen, in the order shown. */
  readonly kinds: readonly PeriodKind[];
  /** The newest period of this kind is shown while the address has none. */
  readonly usual: PeriodKind;
  /** Where the newest periods do not begin with the calendar's. */
  readonly newest?: Newest;
};

export type PeriodState = {
  readonly period: Period;
  readonly newest: Newest;
  readonly kinds: readonly PeriodKind[];
  /** The view in the address; the report knows its own views. */
  readonly view: string | undefined;
  readonly compare: Compare | null;
  readonly goTo: (period: Period) => void;
  /** Chosen: Back returns to what was shown before. */
  readonly visit: (period: Period) => void;
  /** Opens a period as a page of its own: Back returns to this one. */
  readonly open: (period: Period) => void;
  /** Goes to the period before or after, where there is one. */
  readonly step: (by: -1 | 1) => void;
  readonly setView: (view: string) => void;
  readonly setCompare: (compare: Compare | null) => void;
};

export const usePeriod = (options: PeriodOptions): PeriodState => {
  const { today, kinds, newest = newestOf(today) } = options;
  const search = reportSearch(useSearch({ strict: false }));
  const change = useChangeSearch();
  const usual = periodAt(options.usual, newest.day, newest);
  const period = periodOfSearch(search, { kinds, usual, newest });
  const addressOf = (to: Period) =>
    isSamePeriod(to, usual) ? noPeriod : { ...noPeriod, ...searchOfPeriod(to) };
  const goTo = (to: Period) => change(addressOf(to), { replace: true, resetScroll: false });
  return {
    period,
    newest,
    kinds,
    view: search.view,
    compare: search.compare ?? null,
    goTo,
    visit: (to) => change(addressOf(to), { replace: false, resetScroll: false }),
    open: (to) => change(addressOf(to), { replace: false, resetScroll: true }),
    step: (by) => {
      const next = stepped(period, by, newest);
      if (next) goTo(next);
    },
    setView: (view) => change({ view }, { replace: true, resetScroll: false }),
    setCompare: (compare) => change({ compare: compare ?? undefined }, { replace: true, resetScroll: false }),
  };
};

const noPeriod = { period: undefined, date: undefined, from: undefined, to: undefined };

type Change = { readonly [K in keyof ReportSearch]?: ReportSearch[K] | undefined };

/** Stepping replaces the address, so that Back leaves the report instead of walking through its days. */
const useChangeSearch = () => {
  const navigate = useNavigate();
  return (
    change: Change,
    { replace, resetScroll }: { readonly replace: boolean; readonly resetScroll: boolean },
  ) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...change }),
      replace,
      resetScroll,
    });
};
