// Reads a NEM12 file: interval energies of one connection point, its channels summed by direction.
import type { ErrorCode } from '@ohmstead/contract';
import { nothingSaid } from './file-facts.ts';
import { FileRefused } from './file-refused.ts';
import { finishIntervals } from './finish-intervals.ts';
import type { Horizon, IntervalSink } from './imported-reading.ts';
import { IntervalRows } from './interval-rows.ts';
import { lineCutter } from './line-cutter.ts';
import { applyEvent, channelOf, dayOf, type Nem12Channel, type Nem12Day } from './nem12-record.ts';
import type { IntervalFileReader } from './read-interval-csv.ts';
import { seriesNumber } from './series-number.ts';

type Order = {
  /** The connection point that is meant, where the file has several. */
  readonly meter: string | null;
  readonly horizon: Horizon;
  readonly sink: IntervalSink;
};

type OpenDay = { readonly line: number; readonly channel: Nem12Channel; readonly day: Nem12Day };

const minuteMicros = 60_000_000;

export const nem12Reader = ({ meter, horizon, sink }: Order): IntervalFileReader => {
  const rows = new IntervalRows();
  const meters = new Set<string>();
  const series = new Map<string, number>();
  let channel: Nem12Channel | 'wrong' | null = null;
  let open: OpenDay | null = null;
  let hasBegun = false;

  const seriesOf = ({ meter: of, suffix }: Nem12Channel): number => {
    const key = `${of} ${suffix}`;
    const number = series.get(key) ?? seriesNumber(0, series.size);
    series.set(key, number);
    return number;
  };
  const finishDay = (): void => {
    if (open !== null) addDay(rows, open, seriesOf(open.channel), sink);
    open = null;
  };
  const openDay = (line: number, cells: readonly string[]): ErrorCode | null => {
    if (channel === 'wrong') return 'import_row_malformed';
    if (channel === null) return null;
    meters.add(channel.meter);
    if (meter !== null && channel.meter !== meter) return null;
    const day = dayOf(cells, channel);
    if (day === null) return 'import_row_malformed';
    open = { line, channel, day };
    return null;
  };
  const readRecord = (line: number, cells: readonly string[]): ErrorCode | null => {
    const [kind = '', version = ''] = cells;
    if (kind === '400') return open === null || applyEvent(cells, open.day) ? null : 'import_row_malformed';
    finishDay();
    if (kind === '100' && version.trim().toUpperCase() === 'NEM12') hasBegun = true;
    if (!hasBegun) throw new FileRefused('import_file_invalid');
    if (kind === '200') channel = channelOf(cells);
    if (kind === '300') return openDay(line, cells);
    return passedOver.has(kind) ? null : 'import_row_malformed';
  };

  const lines = lineCutter((bytes, from, to, number) => {
    const text = bytes.toString('latin1', from, to);
    if (/^[,\s]*$/.test(text)) return;
    const code = readRecord(number, text.split(','));
    if (code !== null) sink.refused(number, code);
  });
  return {
    push: lines.push,
    lineFacts: () => nothingSaid,
    end: () => {
      lines.end();
      finishDay();
      if (!hasBegun) throw new FileRefused('import_file_invalid');
      if (meter === null ? meters.size > 1 : !meters.has(meter))
        throw new FileRefused('import_meter_unknown');
      return finishIntervals({ rows, lengths: null, isPower: false, horizon, sink });
    },
  };
};

/** 500 is about service orders; 900 ends the file. */
const passedOver = new Set(['100', '200', '500', '900']);

const addDay = (
  rows: IntervalRows,
  { line, channel, day }: OpenDay,
  series: number,
  sink: Pick<Order['sink'], 'refused'>,
): void => {
  if (day.mwh.some((mwh) => mwh !== null && Number.isNaN(mwh))) {
    sink.refused(line, 'reading_not_number');
    return;
  }
  const step = channel.minutes * minuteMicros;
  for (const [at, mwh] of day.mwh.entries()) {
    const quality = day.qualities[at];
    if (mwh === null || quality === 'missing') continue;
    const fromMicros = day.fromMicros + at * step;
    const none = { imported: Number.NaN, exported: Number.NaN };
    const energy = { ...none, [channel.direction]: mwh };
    rows.add({
      line,
      series,
      fromMicros,
      toMicros: fromMicros + step,
      ...energy,
      estimated: quality === 'estimated',
    });
  }
};
