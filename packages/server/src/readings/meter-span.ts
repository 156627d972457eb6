import { instantArray, int4Array } from '../ingest/binary-array.ts';

export type MeterSpan = { readonly meterId: number; readonly fromMicros: number; readonly toMicros: number };

/** Spans as a table; `place` counts them from 1. */
export const wantedSpans = `unnest($1::int4[], $2::timestamptz[], $3::timestamptz[])
  with ordinality as wanted (meter_id, from_at, to_at, place)`;

export const spanParameters = (spans: readonly MeterSpan[]): Buffer[] => [
  int4Array(spans.map(({ meterId }) => meterId)),
  instantArray(spans.map(({ fromMicros }) => fromMicros)),
  instantArray(spans.map(({ toMicros }) => toMicros)),
];
