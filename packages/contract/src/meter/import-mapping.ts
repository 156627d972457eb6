// How a file of history is read: what its columns are, and how its times and numbers are written.
import * as z from 'zod/mini';
import * as rule from '../validation.ts';

const column = z.int().check(z.minimum(0), z.maximum(127));

const mostValues = 24;

/** A date and a time of day in columns of their own are read as one text, with a space between them. */
export const timeFormats = [
  /** A local time with its offset: 2026-03-29T02:30:00+01:00. */
  'iso',
  'unixSeconds',
  'unixMilliseconds',
  // Wall-clock times: a zone says which instants they are.
  'yyyy-MM-dd HH:mm',
  'dd.MM.yyyy HH:mm',
  'dd/MM/yyyy HH:mm',
  'MM/dd/yyyy HH:mm',
  'yyyy/MM/dd HH:mm',
  'dd-MM-yyyy HH:mm',
  'yyyyMMdd HH:mm',
] as const;

/** The units of a file; each differs from the stored one by a power of ten. */
export const importUnits = ['V', 'mV', 'A', 'mA', 'W', 'kW', 'Wh', 'kWh', 'MWh', 'Hz', '1', '%'] as const;

export const importQuantities = [
  'voltageV',
  'currentA',
  'powerW',
  'importKwh',
  'exportKwh',
  'frequencyHz',
  'powerFactor',
  // Energy of an interval, not a count: see `interval` of the mapping.
  'intervalImportKwh',
  'intervalExportKwh',
  /** Import is positive, export negative. */
  'intervalNetKwh',
] as const;

const energyUnits = ['kWh', 'Wh', 'MWh'] as const;

/** The units allowed for each quantity. */
export const importUnitsOf: Readonly<
  Record<(typeof importQuantities)[number], readonly (typeof importUnits)[number][]>
> = {
  voltageV: ['V', 'mV'],
  currentA: ['A', 'mA'],
  powerW: ['W', 'kW'],
  importKwh: energyUnits,
  exportKwh: energyUnits,
  frequencyHz: ['Hz'],
  powerFactor: ['1', '%'],
  // A power is the mean of the interval.
  intervalImportKwh: [...energyUnits, 'kW', 'W'],
  intervalExportKwh: [...energyUnits, 'kW', 'W'],
  intervalNetKwh: [...energyUnits, 'kW', 'W'],
};

/** The formats that denote an instant by themselves; the others need a zone. */
export const zonelessFormats: readonly (typeof timeFormats)[number][] = [
  'iso',
  'unixSeconds',
  'unixMilliseconds',
];

export const delimiter = z.enum([',', ';', '\t', '|']);

/** Rows with this text in this column. */
export const where = z.object({ column, text: z.string().check(z.maxLength(100)) });

/** The energies of a file are those of intervals. Without it they are counts at instants. */
const interval = z.object({
  /** The end of the interval that the time column gives. */
  stamp: z.enum(['start', 'end']),
  /** The column of the other end, where the file has both; `stamp` is "start" then. */
  endColumn: z.optional(column),
  /** Its time of day, where that has a column of its own. */
  endTimeColumn: z.optional(column),
  /** The length of each interval. Where neither this nor an end is given, it is the most frequent step between the rows. */
  seconds: z.optional(z.int().check(z.minimum(60), z.maximum(31 * 86_400))),
  /** A column that says whether the energy is estimated, as our own files do. */
  estimatedColumn: z.optional(column),
});

/** How to read a file with other columns than the usual ones. Columns count from 0. */
export const importMapping = z.object({
  delimiter,
  decimal: z.enum(['.', ',']),
  /** The number of lines before the first reading. */
  headerLines: z.int().check(z.minimum(0), z.maximum(20)),
  time: z.object({
    column,
    /** The time of day, where `column` holds the date only. */
    timeColumn: z.optional(column),
    format: z.enum(timeFormats),
    /** The time of day counts the hours of the day: in the autumn night it goes on to 25, in the spring night to 23. */
    isCounted: z.optional(z.boolean()),
    /** The zone of wall-clock times. An hour that comes twice is resolved by the order of the lines. */
    zone: z.optional(rule.timeZoneInfoId),
  }),
  /** Null when the file has one phase. */
  phaseColumn: z.nullable(column),
  interval: z.optional(interval),
  /** Several of one quantity are added: tariffs, phases, registers. */
  values: z
    .array(
      z.object({
        column,
        quantity: z.enum(importQuantities),
        unit: z.enum(importUnits),
        /**
         * Each row names its unit in this column; rows in which it is empty have `unit`. Rows of anything else, as gas or
         * reactive energy, are passed over.
         */
        unitColumn: z.optional(column),
        /** The file writes it as a negative number. */
        isNegative: z.optional(z.boolean()),
        /** A row is a day: so many columns from `column` on hold its intervals, one after another. */
        columns: z.optional(z.int().check(z.minimum(2), z.maximum(100))),
        /** A row is of one register: this value is read from those rows only. */
        where: z.optional(where),
      }),
    )
    .check(z.minLength(1), z.maxLength(mostValues)),
  /** The rows of one of the file's meters; all others are passed over. */
  only: z.optional(
    z.object({
      ...where.shape,
      /** The file seemed to be of this meter alone: rows of another one are a doubt. */
      isSole: z.optional(z.boolean()),
    }),
  ),
});
export type ImportMapping = z.infer<typeof importMapping>;
