// The two ends of a row's interval, as far as the row gives them.
import type { ImportMapping } from '@ohmstead/contract';
import type { CsvLine } from './csv-line.ts';
import { type LineTimes, lineTimes } from './csv-time.ts';
import { SeriesClock } from './series-clock.ts';

export type IntervalEnds = {
  readonly times: LineTimes;
  /** The stamp, and the other end, NaN where rows do not give it. */
  read(line: CsvLine, series: number): { readonly fromMicros: number; readonly toMicros: number };
};

export const intervalEnds = ({ time, interval }: ImportMapping): IntervalEnds => {
  const times = lineTimes(time);
  const hasEnd = interval?.endColumn !== undefined || interval?.endTimeColumn !== undefined;
  const isEndStamp = !hasEnd && interval?.stamp === 'end';
  const clocks: SeriesClock[] = [];
  const instantOf = (series: number, micros: number): number => {
    if (times.clock === null || times.areInstants) return micros;
    clocks[series] ??= new SeriesClock(times.clock, isEndStamp ? 'end' : 'instant');
    return clocks[series]?.instant(micros) ?? Number.NaN;
  };
  return {
    times,
    read: (line, series) => {
      const shown = times.read(line, time);
      const fromMicros = instantOf(series, shown);
      if (!hasEnd) return { fromMicros, toMicros: Number.NaN };
      const end = endOf(line, { times, time, interval }, { shown, fromMicros });
      // An end that is given and is none makes no interval; its length is never guessed.
      return { fromMicros, toMicros: Number.isNaN(end) ? fromMicros : end };
    },
  };
};

type Columns = Pick<ImportMapping, 'time' | 'interval'> & { readonly times: LineTimes };
type Start = { readonly shown: number; readonly fromMicros: number };

const dayMicros = 86_400_000_000;

const endOf = (line: CsvLine, { times, time, interval }: Columns, { shown, fromMicros }: Start): number => {
  const { endColumn, endTimeColumn } = interval ?? {};
  if (endColumn !== undefined) {
    const end = times.read(line, { column: endColumn, timeColumn: endTimeColumn });
    return instantAfter(times, fromMicros, wholeEnd(end, shown));
  }
  const end = wholeEnd(times.atTime(line, { column: time.column, timeColumn: endTimeColumn }), shown);
  const ofDay = instantAfter(times, fromMicros, end);
  // A time of day alone that is not later is the next day's.
  return ofDay > fromMicros ? ofDay : instantAfter(times, fromMicros, end + dayMicros);
};

const minuteMicros = 60_000_000;
const secondMicros = 1_000_000;
const fiveMinutes = 5 * minuteMicros;

/** Some files give the last minute or second of an interval: 00:14 or 00:14:59 for 00:15. */
const wholeEnd = (micros: number, shown: number): number => {
  const [nextMinute, nextSecond] = [micros + minuteMicros, micros + secondMicros];
  if (shown % fiveMinutes === 0 && nextMinute % fiveMinutes === 0) return nextMinute;
  return shown % minuteMicros === 0 && nextSecond % minuteMicros === 0 ? nextSecond : micros;
};

/** The first instant after the start at which the clock shows the end, or at which it would have shown it. */
const instantAfter = ({ clock, areInstants }: LineTimes, fromMicros: number, shown: number): number => {
  if (clock === null || areInstants || Number.isNaN(shown)) return shown;
  const instants = [...clock.showing(shown), ...clock.reaching(shown)].filter(
    (micros) => micros > fromMicros,
  );
  return instants.length === 0 ? Number.NaN : Math.min(...instants);
};
