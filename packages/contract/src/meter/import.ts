// Imports of history from files.
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { instant } from '../shapes.ts';
import * as rule from '../validation.ts';

/** The most bytes of one file. */
export const importLimit = 256 * 1024 * 1024;

const column = z.int().check(z.minimum(0), z.maximum(63));

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
] as const;

/** The units allowed for each quantity. */
export const importUnitsOf: Readonly<
  Record<(typeof importQuantities)[number], readonly (typeof importUnits)[number][]>
> = {
  voltageV: ['V', 'mV'],
  currentA: ['A', 'mA'],
  powerW: ['W', 'kW'],
  importKwh: ['kWh', 'Wh', 'MWh'],
  exportKwh: ['kWh', 'Wh', 'MWh'],
  frequencyHz: ['Hz'],
  powerFactor: ['1', '%'],
};

/** The formats that denote an instant by themselves; the others need a zone. */
export const zonelessFormats: readonly (typeof timeFormats)[number][] = [
  'iso',
  'unixSeconds',
  'unixMilliseconds',
];

const delimiter = z.enum([',', ';', '\t']);

/** How to read a file with other columns than the usual ones. Columns count from 0. */
export const importMapping = z.object({
  delimiter,
  decimal: z.enum(['.', ',']),
  /** The number of lines before the first reading. */
  headerLines: z.int().check(z.minimum(0), z.maximum(20)),
  time: z.object({
    column,
    format: z.enum(timeFormats),
    /** The zone of wall-clock times. An hour that comes twice is resolved by the order of the lines. */
    zone: z.optional(rule.timeZoneInfoId),
  }),
  /** Null when the file has one phase. */
  phaseColumn: z.nullable(column),
  values: z
    .array(z.object({ column, quantity: z.enum(importQuantities), unit: z.enum(importUnits) }))
    .check(z.minLength(1), z.maxLength(importQuantities.length)),
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

const importOutcome = z.object({
  /** Null for a dry run. */
  importId: z.nullable(z.number()),
  dryRun: z.boolean(),
  ...counts,
  /** The first refused rows; `line` counts from 1. */
  refused: z.array(z.object({ line: z.number(), code: z.string() })),
  ...span,
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
    'frequency_hz, power_factor; other columns by `mapping`) or a Green Button file, up to 256 MiB, streamed. ' +
    'Answered after commit.',
  owned,
  demo: 'refused',
  bodyTypes: ['text/csv', 'application/xml'],
  params: meterId,
  query: z.object({ mapping: mappingText, dryRun: z.optional(z.enum(['true', 'false'])) }),
  output: importOutcome,
  errors: [
    'import_columns_unknown',
    'import_file_invalid',
    'import_too_large',
    'import_busy',
    'imports_busy',
    'upload_too_slow',
    'quota_imports',
    'quota_stored',
    'time_zone_unknown',
  ],
});

const importPreview = z.object({
  /** The delimiter that separates the cells. */
  delimiter,
  /** The mapping guessed from the first lines; null where they are not a CSV of readings. */
  mapping: z.nullable(importMapping),
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
  summary: 'The cells of the first lines of a CSV file, with the guessed columns and units.',
  owned,
  bodyTypes: ['text/csv'],
  params: meterId,
  output: importPreview,
  errors: ['import_too_large', 'imports_busy', 'upload_too_slow'],
});

const importItem = z.object({
  id: z.number(),
  state: z.enum(['running', 'done', 'broken', 'undone']),
  format: z.enum(['csv', 'greenButton']),
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
  summary: 'Removes exactly the readings of an import and recomputes the ledger from there.',
  owned,
  demo: 'refused',
  params: meterId,
  body: z.object({ importId: rule.id }),
  output: z.object({ removed: z.number() }),
  errors: ['import_busy', 'wrong_id'],
});
