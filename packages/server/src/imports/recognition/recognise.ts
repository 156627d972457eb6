// What a table of readings is: a mapping that an import accepts, and what it leaves open.
import { type ImportMapping, importOpenings, zonelessFormats } from '@ohmstead/contract';
import { chooseValues, type Opening } from './choose-values.ts';
import type { Column } from './column.ts';
import { contextOf } from './context.ts';
import { type DecimalOfFile, decimalOf } from './decimal-mark.ts';
import { judgeValue } from './judge-values.ts';
import { type Meters, metersOf } from './meters.ts';
import { type PartsOfTable, partsOf } from './parts-of-table.ts';
import type { Recognised } from './recognised.ts';
import { intervalOf, type StampedInterval } from './stamp.ts';
import { steps, usualStep } from './steps.ts';
import { type Table, widthOf } from './table.ts';
import { unknownTable } from './unknown-table.ts';
import { type Candidates, candidatesOf } from './value-candidates.ts';
import type { When } from './when.ts';
import { zoneOfTexts } from './zone.ts';

export const recognise = (table: Table, siteZone: string): Recognised => {
  const parts = partsOf(table);
  const { when } = parts;
  if (when === null) return unknownTable(table, null, siteZone);
  const found = candidatesOf(parts);
  const decimal = decimalOf(found.candidates.flatMap(({ column }) => [...column.filled]));
  const chosen = chooseValues(judged(table, { parts, when, found, decimal }));
  if (chosen.values.length === 0) return unknownTable(table, when, siteZone);
  const interval = chosen.isOfIntervals ? intervalOfParts(parts, when, table) : null;
  const meters = metersOfRows(table, { parts, when, found });
  const zone = zoneOfTexts([...when.point.names, ...table.preamble.flat()]);
  const mapping: ImportMapping = {
    delimiter: table.delimiter,
    decimal: decimal.decimal,
    headerLines: Math.min(mostHeaderLines, table.headerLines),
    time: timeOf(when, zone ?? siteZone),
    phaseColumn: parts.phase?.index ?? null,
    ...(interval === null ? {} : { interval: interval.interval }),
    values: [...chosen.values],
    ...(meters.only === null ? {} : { only: meters.only }),
  };
  const open = new Set([
    ...chosen.open,
    ...openOfTime(when, zone, interval),
    ...(meters.meters.length > 0 ? (['meter'] as const) : []),
    ...(isUnclear({ table, when, found, decimal, interval, meters }) ? (['columns'] as const) : []),
  ]);
  return { mapping, open: importOpenings.filter((one) => open.has(one)), meters: [...meters.meters] };
};

const mostHeaderLines = 20;

type Found = {
  readonly parts: PartsOfTable;
  readonly when: When;
  readonly found: Candidates;
};

const judged = (
  table: Table,
  { parts, when, found, decimal }: Found & { readonly decimal: DecimalOfFile },
): ReturnType<typeof judgeValue>[] => {
  const facts = {
    unitColumns: parts.units,
    preamble: table.preamble,
    moments: when.point.moments,
    decimal: decimal.decimal,
    hasIntervals: when.stamp !== null || parts.wide !== null,
    step: usualStep(steps(when.point.moments)),
    context: contextOf(table, parts.rest),
  };
  return found.candidates.map((candidate) => judgeValue(candidate, facts));
};

const intervalOfParts = ({ wide }: PartsOfTable, when: When, { isWhole }: Table): StampedInterval =>
  wide === null
    ? intervalOf(when, isWhole)
    : { interval: { stamp: 'start', seconds: 86_400 / wide.parts }, isOpen: false, isUnclear: false };

const isOfInstants = (format: ImportMapping['time']['format']): boolean => zonelessFormats.includes(format);

const timeOf = ({ point: { time, isByHour } }: When, zone: string): ImportMapping['time'] => ({
  ...time,
  ...(isByHour ? { isCounted: true } : {}),
  ...(isOfInstants(time.format) ? {} : { zone }),
});

const openOfTime = ({ point, finish }: When, zone: string | null, interval: StampedInterval | null): Opening[] => [
  ...(isOfInstants(point.time.format) || point.hasOffset || zone !== null ? [] : (['zone'] as const)),
  ...(point.isOrderOpen || finish?.isOrderOpen ? (['dateOrder'] as const) : []),
  ...(interval?.isOpen ? (['stamp'] as const) : []),
];

/** Of the rows that any value is read from. */
const metersOfRows = (table: Table, { parts, when, found }: Found): Meters => {
  const isMeant = table.rows.map((_, row) => found.candidates.some(({ isOfRow }) => isOfRow(row)));
  const ofRows = (column: Column): Column => {
    const cells = column.cells.filter((_, row) => isMeant[row]);
    return { ...column, cells, filled: cells.filter((cell) => cell !== '') };
  };
  const used = found.candidates.map(({ column }) => column.index);
  const { phase, registers, units, rest } = parts;
  return metersOf({
    columns: rest.filter(({ index }) => !used.includes(index)).map(ofRows),
    moments: when.point.moments.filter((_, row) => isMeant[row]),
    keys: [phase, registers?.column ?? null, ...units].flatMap((column) => (column === null ? [] : [ofRows(column)])),
    isWallClock: !isOfInstants(when.point.time.format),
    isWhole: table.isWhole,
  });
};

const isUnclear = ({
  table,
  when,
  found,
  decimal,
  interval,
  meters,
}: Pick<Found, 'when' | 'found'> & {
  readonly table: Table;
  readonly decimal: DecimalOfFile;
  readonly interval: StampedInterval | null;
  readonly meters: Meters;
}): boolean =>
  table.header.length === 0 ||
  widthOf(table) > table.header.length ||
  [when, found, meters].some((part) => part.isUnclear) ||
  decimal.isOpen ||
  interval?.isUnclear === true;

