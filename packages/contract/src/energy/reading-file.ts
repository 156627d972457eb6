// A meter's readings and interval energy as files.
import * as z from 'zod/mini';
import { call } from '../call.ts';
import * as rule from '../validation.ts';
import { askedSpan } from './asked-span.ts';

export const exportReadings = call({
  name: 'import.export',
  method: 'GET',
  path: '/api/v1/inverter/export/{id}',
  access: 'account',
  summary:
    'Readings of a meter over a span, by default the last 30 days: as CSV in the form that imports take (a net ' +
    'row has the phase `net`), as XLSX, or its quarter-hours as Green Button XML. Times are the site’s, with offset.',
  owned: { id: 'meter' },
  file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/xml'],
  params: z.object({ id: rule.id }),
  query: z.object({
    ...askedSpan,
    format: z._default(z.enum(['csv', 'xlsx', 'greenbutton'], 'field_invalid'), 'csv'),
  }),
  output: z.null(),
  errors: ['span_too_long', 'date_invalid'],
});

export const exportIntervals = call({
  name: 'import.exportIntervals',
  method: 'GET',
  path: '/api/v1/inverter/exportintervals/{id}',
  access: 'account',
  summary:
    'The interval energy of a meter over a span, by default the last 30 days, as CSV (from, to, import_kwh, export_kwh, ' +
    'estimated) that imports take. Times are the site’s, with offset; an empty cell is unknown.',
  owned: { id: 'meter' },
  file: ['text/csv'],
  params: z.object({ id: rule.id }),
  query: z.object(askedSpan),
  output: z.null(),
  errors: ['span_too_long', 'date_invalid'],
});
