// What a table of readings is: a mapping that an import accepts, and what it leaves open.
import type { ImportMapping } from '@ohmstead/contract';
import { chooseValues } from './choose-values.ts';
import { contextOf } from './context.ts';
import { type DecimalOfFile, decimalOf } from './decimal-mark.ts';
import { judgeValue } from './judge-values.ts';
import { type FoundRows, metersOfRows } from './meters-of-rows.ts';
import { isOfInstants, openingsOf } from './openings.ts';
import { type PartsOfTable, partsOf } from './parts-of-table.ts';
import type { Recognised } from './recognised.ts';
import { intervalOf, type StampedInterval } from './stamp.ts';
import { steps, usualStep } from './steps.ts';
import type { Table } from './table.ts';
import { unknownTable } from './unknown-table.ts';
import { candidatesOf } from './value-candidates.ts';
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
  const open = openingsOf({ table, when, zone, found, decimal, chosen, interval, meters });
  return { mapping, open, meters: [...meters.meters] };
};

const mostHeaderLines = 20;

const judged = (
  table: Table,
  { parts, when, found, decimal }: FoundRows & { readonly decimal: DecimalOfFile },
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

const timeOf = ({ point: { time, isByHour } }: When, zone: string): ImportMapping['time'] => ({
  ...time,
  ...(isByHour ? { isCounted: true } : {}),
  ...(isOfInstants(time.format) ? {} : { zone }),
});
