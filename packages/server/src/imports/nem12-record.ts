// The records of a NEM12 file, by AEMO's Meter Data File Format Specification: 200 begins a channel, 300 is one of its days,
// 400 says how parts of that day were measured.
import { decimalReader } from './csv-decimal.ts';

export type Nem12Channel = {
  /** The connection point (NMI). */
  readonly meter: string;
  readonly suffix: string;
  /** Seen from the grid the letters are the other way round: E is consumed, B is fed in. */
  readonly direction: 'imported' | 'exported';
  readonly unit: keyof typeof powers;
  readonly minutes: number;
};

export type Nem12Quality = 'measured' | 'estimated' | 'missing';

export type Nem12Day = {
  readonly fromMicros: number;
  /** mWh of each interval; null is unknown, NaN no number. */
  readonly mwh: readonly (number | null)[];
  readonly qualities: Nem12Quality[];
};

const powers = { WH: 3, KWH: 6, MWH: 9 } as const;
const directions: Readonly<Record<string, Nem12Channel['direction']>> = { E: 'imported', B: 'exported' };
const lengths = [5, 15, 30];
/** NEM time is Australian Eastern Standard Time the whole year. */
const aheadMicros = 10 * 3_600_000_000;
const minutesOfDay = 1440;

/** Null where a record is of something else than energy; “wrong” where it is no such record. */
export const channelOf = (cells: readonly string[]): Nem12Channel | 'wrong' | null => {
  const [, meter = '', , , suffix = '', , , unit = '', length = ''] = cells.map((cell) => cell.trim());
  const minutes = Number(length);
  if (meter === '' || suffix === '' || !lengths.includes(minutes)) return 'wrong';
  const direction = directions[suffix.slice(0, 1).toUpperCase()];
  const name = unit.toUpperCase();
  return direction !== undefined && isUnit(name) ? { meter, suffix, direction, unit: name, minutes } : null;
};

const isUnit = (name: string): name is keyof typeof powers => name in powers;

const firstValue = 2;

export const dayOf = (cells: readonly string[], { unit, minutes }: Nem12Channel): Nem12Day | null => {
  const count = minutesOfDay / minutes;
  const quality = cells[firstValue + count]?.trim() ?? '';
  const fromMicros = midnightOf(cells[1]?.trim() ?? '');
  if (fromMicros === null || !isQuality(quality)) return null;
  const read = decimalReader('.', powers[unit]);
  const mwh = cells.slice(firstValue, firstValue + count).map((cell) => {
    const value = read(Buffer.from(cell.trim()), 0, cell.trim().length);
    return value === null ? null : Math.round(value);
  });
  return { fromMicros, mwh, qualities: mwh.map(() => qualityOf(quality)) };
};

const date = /^(\d{4})(\d{2})(\d{2})$/;

const midnightOf = (text: string): number | null => {
  const match = date.exec(text);
  if (match === null) return null;
  const ms = Date.parse(`${match[1]}-${match[2]}-${match[3]}T00:00:00Z`);
  return Number.isNaN(ms) ? null : ms * 1000 - aheadMicros;
};

/** Actual, estimated, final substituted, null, substituted, or varying within the day. */
const isQuality = (text: string): boolean => /^[AEFNSV]\d{0,2}$/i.test(text);

const qualityOf = (text: string): Nem12Quality => {
  const flag = text.slice(0, 1).toUpperCase();
  if (flag === 'N') return 'missing';
  return flag === 'A' || flag === 'V' ? 'measured' : 'estimated';
};

/** Says of some of a day's intervals how they were measured. False for a record that is none of this day's. */
export const applyEvent = (cells: readonly string[], { qualities }: Nem12Day): boolean => {
  const [first, last] = [Number(cells[1]), Number(cells[2])];
  const quality = cells[3]?.trim() ?? '';
  const isOfDay = Number.isInteger(first) && Number.isInteger(last) && first >= 1 && last <= qualities.length;
  if (!isOfDay || first > last || !isQuality(quality)) return false;
  qualities.fill(qualityOf(quality), first - 1, last);
  return true;
};
