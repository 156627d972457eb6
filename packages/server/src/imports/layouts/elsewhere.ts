import { importOpenings } from '@ohmstead/contract';
import { readNumberCell } from '../recognition/number-cell.ts';
import { readClock, readTimeCell } from '../recognition/time-cell.ts';
import { asRecognised, hasNames, type Layout, settled } from './layout.ts';

/** British half-hours as Octopus Energy gives them: both ends with their offsets. */
export const ukHalfHourly: Layout = {
  name: 'ukHalfHourly',
  matches: (table) => hasNames(table, ['consumption (kwh)', 'start', 'end']),
  settle: asRecognised,
};

/** Quarter-hours of German network operators: under a code of OBIS, or without any names. */
export const lastgang: Layout = {
  name: 'lastgang',
  matches: (table) => table.header[0] === 'OBIS-Kennziffer' || isBare(table),
  settle: (recognised, table) => {
    if (!isBare(table)) return settled(recognised, {}, ['kind']);
    const asked = ['zone', 'stamp', 'unit', 'direction', 'kind', 'columns'];
    const stamp = recognised.mapping.interval?.stamp ?? 'end';
    return {
      mapping: { ...recognised.mapping, interval: { ...recognised.mapping.interval, stamp } },
      open: importOpenings.filter((one) => asked.includes(one)),
      meters: [],
    };
  },
};

/** Date, time and a number. */
const isBare: Layout['matches'] = ({ header, rows }) =>
  header.length === 0 &&
  rows.every(
    ([date = '', time = '', value = '', ...others]) =>
      others.every((cell) => cell === '') &&
      readTimeCell(date, 'dd.MM.yyyy HH:mm') !== null &&
      readClock(time) !== null &&
      readNumberCell(value, ',') !== null,
  );

/** American utilities with Green Button's CSV: an end at 00:59 is the last minute of the hour. */
export const pgeUsage: Layout = {
  name: 'pgeUsage',
  matches: (table) =>
    hasNames(table, ['type', 'date', 'start time', 'end time']) &&
    table.header.some((name) => /^usage/i.test(name)),
  settle: asRecognised,
};
