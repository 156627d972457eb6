// Decodes one JSON payload of a meter, in every dialect seen: `Data`, `Datas` or the oldest `data`, one row
// or a list of rows, 5 to 7 values a row. One row is a single-phase meter, two split phase, three the phases
// A B C, a fourth the meter's own net row. A value that is missing stays null; a reading with a row of
// nothing but nulls comes from a device that is not ready, and one value out of bounds spoils the whole.
import type { PhaseRow, ReactiveRow, Reading } from '../reading.ts';
import { type Fields, fieldsOf } from './fields.ts';
import { phaseRowOf, type RowFault, reactiveRowOf } from './row.ts';
import { serialNumberOf } from './serial-number.ts';

export type RefusedCode = RowFault | 'sn_invalid';

export type Decoded =
  | {
      readonly kind: 'reading';
      readonly sn: string | null;
      /** The text as sent, which parseInstantMicros reads; empty when it was not a text. */
      readonly time: string | null;
      readonly key: string | null;
      readonly values: Omit<Reading, 'atMicros'>;
    }
  | { readonly kind: 'refused'; readonly code: RefusedCode };

export const decodePayload = (payload: unknown): Decoded => {
  const fields = fieldsOf(payload);
  if (fields === null) return refused('payload_unknown');
  const values = valuesOf(fields);
  if (typeof values === 'string') return refused(values);
  // After the values: a device that is not ready names itself "null".
  const sn = fields.sn == null ? null : serialNumberOf(textOf(fields.sn) ?? '');
  if (sn === null && fields.sn != null && fields.sn !== '') return refused('sn_invalid');
  return { kind: 'reading', sn, time: textOf(fields.time), key: textOf(fields.key), values };
};

const refused = (code: RefusedCode): Decoded => ({ kind: 'refused', code });

const textOf = (value: unknown): string | null => {
  if (value == null) return null;
  return typeof value === 'string' ? value : '';
};

const valuesOf = (fields: Fields): Omit<Reading, 'atMicros'> | RowFault => {
  const rows = readRows(fields.rows, phaseRowOf);
  if (typeof rows === 'string') return rows;
  const reactive = reactiveOf(fields.reactive);
  if (typeof reactive === 'string') return reactive;
  return { phases: rows.slice(0, 3), net: rows[3] ?? null, reactive };
};

const mostRows = 4;

const readRows = <Row extends PhaseRow | ReactiveRow>(
  value: unknown,
  rowOf: (row: unknown) => Row | RowFault,
): Row[] | RowFault => {
  if (value === null) return 'reading_not_ready';
  if (!Array.isArray(value) || value.length === 0) return 'payload_unknown';
  const list: unknown[] = value.some(Array.isArray) || value.every(isNull) ? value : [value];
  if (list.length > mostRows && !list.every(isNull)) return 'payload_unknown';
  const rows: Row[] = [];
  for (const item of list) {
    const row = rowOf(item);
    if (typeof row === 'string') return row;
    rows.push(row);
  }
  return rows;
};

const isNull = (value: unknown): boolean => value === null;

/** A device with reactive mode off may send nothing, an empty list or nulls. */
const reactiveOf = (value: unknown): readonly ReactiveRow[] | null | RowFault => {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return null;
  const rows = readRows(value, reactiveRowOf);
  return rows === 'reading_not_ready' ? null : rows;
};
