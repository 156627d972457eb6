// The messages between the server and the thread that reads a series of values over time.
import type { EmissionColumns } from '../sites/editing/emission-series.ts';
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
