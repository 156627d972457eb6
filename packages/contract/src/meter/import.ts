// Imports of history from files.
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { instant } from '../shapes.ts';
import * as rule from '../validation.ts';
import { delimiter, importMapping, where } from './import-mapping.ts';

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
  /** The file seemed to be of one meter, and further down has rows of others, which are left out. */
  'otherMeters',
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
    'Button or NEM12 file, or from a workbook (XLSX), ZIP or GZIP that holds one, up to 256 MiB. Answered after commit; the import goes on if the connection or the server ends before. Values that contradict the mapping are ' +
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
    'import_cancelled',
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
  state: z.enum(['running', 'done', 'broken', 'undoing', 'undone']),
  /** Null until the file was looked into. */
  format: z.nullable(z.enum(['csv', 'greenButton', 'nem12'])),
  /** While the import runs: reading the file and storing what it holds are a half each; null before it begins. */
  share: z.nullable(z.number()),
  /** Why it is broken: a code of an error, where there is one. */
  refusal: z.nullable(z.string()),
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
    'Removes exactly the readings or intervals of an import, puts back what it had replaced, and recomputes from there. ' +
    'One that is under way is cancelled.',
  owned,
  demo: 'refused',
  params: meterId,
  body: z.object({ importId: rule.id }),
  output: z.object({ removed: z.number() }),
  errors: ['import_busy', 'import_replaced_later', 'wrong_id'],
});
