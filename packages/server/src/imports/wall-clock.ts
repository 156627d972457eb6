// Which instants a zone's wall clock shows a time at: none in the hour that is skipped, two in the one that comes
// twice. Of the end of an interval that lies on a change of the clocks files write what they showed before it, too.
import { offsetSpans } from '@ohmstead/domain';

const firstYear = Date.UTC(2000, 0, 1);
/** As far as the platform's answers of a zone are remembered: see domain/src/time/zone-clock.ts. */
const lastYear = Date.UTC(2064, 0, 1);
/** No change of clocks reaches further, not even across the date line. */
const farMicros = 26 * 3_600_000_000;

export type WallClock = {
  /** The instants, in order. */
  showing(wallMicros: number): readonly number[];
  /** The changes of clocks that the clock has just reached when it would have shown this. */
  reaching(wallMicros: number): readonly number[];
  /** What the clock shows at an instant. */
  shownAt(micros: number): number;
};

type Span = { readonly fromMicros: number; readonly toMicros: number; readonly offsetMicros: number };

export const wallClock = (zone: string): WallClock => {
  const spans: Span[] = offsetSpans(zone, firstYear, lastYear).map(({ fromMs, toMs, offsetMs }) => ({
    fromMicros: fromMs * 1000,
    toMicros: toMs * 1000,
    offsetMicros: offsetMs * 1000,
  }));
  let last = spans[0];

  const indexAt = (micros: number): number => {
    let low = 0;
    let high = spans.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((spans[middle]?.toMicros ?? 0) <= micros) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  /** No offset reaches beyond the neighbouring spans. */
  const near = (wallMicros: number): Span[] => {
    const index = indexAt(wallMicros);
    last = spans[index] ?? last;
    return spans.slice(Math.max(0, index - 1), index + 2);
  };
  const isDeepInside = (span: Span | undefined, micros: number): boolean =>
    span !== undefined && micros >= span.fromMicros + farMicros && micros < span.toMicros - farMicros;

  return {
    showing: (wallMicros) => {
      const usual = wallMicros - (last?.offsetMicros ?? 0);
      if (isDeepInside(last, usual)) return [usual];
      return near(wallMicros).flatMap(({ fromMicros, toMicros, offsetMicros }) => {
        const micros = wallMicros - offsetMicros;
        return micros >= fromMicros && micros < toMicros ? [micros] : [];
      });
    },
    reaching: (wallMicros) => {
      if (isDeepInside(last, wallMicros - (last?.offsetMicros ?? 0))) return [];
      return near(wallMicros).flatMap(({ toMicros, offsetMicros }) =>
        wallMicros - offsetMicros === toMicros ? [toMicros] : [],
      );
    },
    shownAt: (micros) => micros + (spans[indexAt(micros)]?.offsetMicros ?? 0),
  };
};
