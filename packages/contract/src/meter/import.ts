// Imports of history from files.
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { instant } from '../shapes.ts';
import * as rule from '../validation.ts';

/** The most bytes of one file. */
export const importLimit = 256 * 1024 * 1024;

/** What a file is shows in its content; these are the types by which browsers and scripts send it. */
const fileTypes = [
  'text/csv',
  'application/xml',
  'application/zip',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/gzip',
  'application/octet-stream',
];

/** Why a file holds nothing that could be read. */
const fileErrors = [
  'import_kind_unknown',
  'import_file_ambiguous',
  'import_container_empty',
  'import_file_encrypted',
  'import_file_invalid',
  'import_unpacked_too_large',
  'import_too_large',
] as const;

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

const delimiter = z.enum([',', ';', '\t', '|']);

/** Rows with this text in this column. */
const where = z.object({ column, text: z.string().check(z.maxLength(100)) });

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
  only: z.optional(where),
});
export type ImportMapping = z.infer<typeof importMapping>;

const meterId = z.object({ id: rule.id });

/** A mapping is sent in the address, because the body is the file. */
const mappingText = z.optional(
  z.pipe(
    z.string().check(z.maxLength(4000)),
    z.pipe(
      z.transform((text: string): unknown => {
        try {
          return JSON.parse(text);
        } catch {
          return null;
        }
      }),
      importMapping,
    ),
  ),
);

const counts = {
  /** The number of lines with a row of numbers, refused ones included. */
  rows: z.number(),
  /** The number of readings stored; in a dry run, of those that would be. */
  readings: z.number(),
  /** The number of readings that were already stored. */
  duplicates: z.number(),
  /** The number of refused rows. */
  refusedRows: z.number(),
};

const span = { from: z.nullable(instant), to: z.nullable(instant) };

/** What a file does where readings or intervals of the meter are already stored. */
export const importOverlaps = [
  /** Stored figures stay; the file fills only the time that is not measured. */
  'keep',
  /**
   * The file counts. What it replaces comes back when the import is undone. Readings replace readings: intervals that are
   * stored for their time go on counting until their own import is undone.
   */
  'replace',
  /** Readings of both stand beside each other. Not for intervals. */
  'sideBySide',
] as const;
export type ImportOverlap = (typeof importOverlaps)[number];

/** Why the values of a file seem to mean something else than the mapping says. */
const importDoubts = [
  /** A counter never falls, but these values go up and down: they look like the energy of intervals. */
  'looksLikeIntervals',
  /** The energy of an interval does not only rise: these values look like a counter. */
  'looksLikeCounter',
  /** More energy than the meter can pass: the unit may be wrong. */
  'energyTooLarge',
  /** Dates with another order of day and month would make the rows follow each other. */
  'dateOrder',
] as const;

const kwh = z.nullable(z.number());

/** A calendar month of the site's zone: what the file says, and what is stored without it. */
const importMonth = z.object({
  /** `yyyy-mm`. */
  month: z.string(),
  importKwh: kwh,
  exportKwh: kwh,
  storedImportKwh: kwh,
  storedExportKwh: kwh,
});

const importOutcome = z.object({
  /** Null for a dry run. */
  importId: z.nullable(z.number()),
  dryRun: z.boolean(),
  ...counts,
  /** The first refused rows; `line` counts from 1. */
  refused: z.array(z.object({ line: z.number(), code: z.string() })),
  ...span,
  /** Of intervals the counts above are numbers of intervals. */
  holds: z.enum(['readings', 'intervals']),
  months: z.array(importMonth),
  doubts: z.array(
    z.object({
      code: z.enum(importDoubts),
      /** The most energy of a day, or how many of `rows` contradict. */
      kwhOfDay: z.optional(z.number()),
      contradicting: z.optional(z.number()),
    }),
  ),
  /** The time of the file in which something is already measured; null where nothing is. */
  overlap: z.nullable(z.object({ from: instant, to: instant, days: z.number() })),
});
export type ImportOutcome = z.infer<typeof importOutcome>;

const owned = { id: 'meter' } as const;

export const importHistory = call({
  name: 'import.history',
  method: 'POST',
  path: '/api/v1/inverter/import/{id}',
  access: 'account',
  summary:
    'Readings of a meter from a CSV file (time, phase, voltage_v, current_a, power_w, import_kwh, export_kwh, ' +
    'frequency_hz, power_factor; other columns, or the energy of intervals, by `mapping`), or intervals from a Green ' +
    'Button or NEM12 file, or from a workbook (XLSX), ZIP or GZIP that holds one, up to 256 MiB. Answered after commit. Values that contradict the mapping are ' +
    'refused unless `confirmed`.',
  owned,
  demo: 'refused',
  bodyTypes: fileTypes,
  params: meterId,
  query: z.object({
    mapping: mappingText,
    /** Which of several meters in a file that says everything else itself (Green Button, NEM12): a text of its preview's. */
    meter: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    dryRun: z.optional(z.enum(['true', 'false'])),
    /** Without it readings stand side by side, and intervals keep what is stored. */
    overlap: z.optional(z.enum(importOverlaps)),
    /** The values are right, whatever they look like. */
    confirmed: z.optional(z.enum(['true', 'false'])),
  }),
  output: importOutcome,
  errors: [
    'import_columns_unknown',
    'import_values_doubtful',
    ...fileErrors,
    'import_meter_unknown',
    'import_busy',
    'imports_busy',
    'upload_too_slow',
    'quota_imports',
    'quota_stored',
    'time_zone_unknown',
  ],
});

/** What a file leaves open, and the mapping only proposes: to be asked before an import. */
export const importOpenings = [
  /** The zone of its wall-clock times; the site's is proposed. */
  'zone',
  /** Whether 03/04 is in March or in April. */
  'dateOrder',
  /** Whether a time is the beginning or the end of an interval. */
  'stamp',
  /** The unit of a value. */
  'unit',
  /** Whether energy is imported or exported; import is proposed. */
  'direction',
  /** Whether a value is a count or the energy of an interval. */
  'kind',
  /** Which of several meters in the file this one is. */
  'meter',
  /** What the columns are at all. */
  'columns',
] as const;

/** Layouts that are recognised by name: see imports/layouts. */
export const importLayouts = [
  'greenButton',
  'nem12',
  'ukHalfHourly',
  'lastgang',
  'enedis',
  'datadis',
  'dutchP1',
  'shelly',
  'homeAssistant',
  'uciHousehold',
  'pgeUsage',
  'ohmstead',
] as const;

const importPreview = z.object({
  /** Null where the columns were guessed by their names and values. */
  layout: z.nullable(z.enum(importLayouts)),
  /** The delimiter that separates the cells. */
  delimiter,
  /**
   * Complete: an import accepts it as it is. Null for files that say everything themselves (Green Button, NEM12) and for
   * those that are no table.
   */
  mapping: z.nullable(importMapping),
  open: z.array(z.enum(importOpenings)),
  /** The file's meters, by the cells that tell them apart; empty where it has one. */
  meters: z.array(where),
  /** Cells of the header, if there is one. */
  header: z.array(z.string()),
  /** Cells of the first lines after it. */
  rows: z.array(z.array(z.string())),
});
export type ImportPreview = z.infer<typeof importPreview>;

export const preview = call({
  name: 'import.preview',
  method: 'POST',
  path: '/api/v1/inverter/importpreview/{id}',
  access: 'account',
  summary:
    'The cells of the first lines of a file, with the guessed columns and units and what the file leaves open.',
  owned,
  bodyTypes: fileTypes,
  params: meterId,
  output: importPreview,
  errors: [...fileErrors, 'imports_busy', 'upload_too_slow'],
});

const importItem = z.object({
  id: z.number(),
  state: z.enum(['running', 'done', 'broken', 'undone']),
  format: z.enum(['csv', 'greenButton', 'nem12']),
  holds: z.enum(['readings', 'intervals']),
  createdAt: instant,
  ...counts,
  ...span,
});
export type ImportItem = z.infer<typeof importItem>;

export const list = call({
  name: 'import.list',
  method: 'GET',
  path: '/api/v1/inverter/imports/{id}',
  access: 'account',
  summary: 'The imports of a meter, newest first.',
  owned,
  params: meterId,
  query: z.object({ before: z.optional(rule.id) }),
  output: z.array(importItem),
  errors: [],
});

export const undo = call({
  name: 'import.undo',
  method: 'POST',
  path: '/api/v1/inverter/undoimport/{id}',
  access: 'account',
  summary:
    'Removes exactly the readings or intervals of an import, puts back what it had replaced, and recomputes from there.',
  owned,
  demo: 'refused',
  params: meterId,
  body: z.object({ importId: rule.id }),
  output: z.object({ removed: z.number() }),
  errors: ['import_busy', 'import_replaced_later', 'wrong_id'],
});
