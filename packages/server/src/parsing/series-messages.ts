// What the server and the thread that reads a series of values over time send each other.
import type { ErrorCode } from '@ohmstead/contract';
import type { EmissionColumns } from '../editing/emission-series.ts';
import type { FieldError } from '../errors/app-error.ts';
import type { PriceColumns } from '../tariffs/price-columns.ts';

export type SeriesKind = 'prices' | 'emissions';

/** The body of a request, as it came. */
export type SeriesBody = { readonly type: 'csv' | 'json'; readonly bytes: Uint8Array };

export type SeriesOrder = { readonly kind: SeriesKind; readonly body: SeriesBody };

export type ReadSeries = {
  readonly prices: {
    /** As the body names it. */
    readonly series: string | null;
    readonly prices: PriceColumns;
  };
  readonly emissions: EmissionColumns;
};

export type SeriesReport<Kind extends SeriesKind = SeriesKind> =
  | { readonly kind: 'read'; readonly read: ReadSeries[Kind] }
  | { readonly kind: 'wrong'; readonly code: ErrorCode; readonly fields: readonly FieldError[] };
