// Prices as people have them, rows of time and price per kWh, as points of a price series.
import type { ErrorCode } from '@ohmstead/contract';
import { mostPrices } from '@ohmstead/contract';
import { type PricePoint, type PriceSpan, parseInstantMicros, priceSpansOf } from '@ohmstead/domain';

export type PriceRow = { readonly time: string; readonly price: number };

export type PricesRead =
  | { readonly kind: 'ok'; readonly spans: readonly PriceSpan[] }
  /** The row, from 0, and what is wrong with it. */
  | { readonly kind: 'wrong'; readonly code: ErrorCode; readonly row: number };

const microsPerUnit = 1_000_000;

export const spansOfRows = (rows: readonly PriceRow[]): PricesRead => {
  if (rows.length === 0) return { kind: 'wrong', code: 'price_invalid', row: 0 };
  if (rows.length > mostPrices) return { kind: 'wrong', code: 'number_out_of_range', row: mostPrices };
  const points: PricePoint[] = [];
  for (const [row, { time, price }] of rows.entries()) {
    const atMicros = parseInstantMicros(time);
    if (atMicros === null) return { kind: 'wrong', code: 'price_time_invalid', row };
    points.push({ atMs: atMicros / 1000, priceMicros: Math.round(price * microsPerUnit) });
  }
  const spans = priceSpansOf(points);
  if (spans.kind === 'ok') return spans;
  const [problem] = spans.problems;
  return { kind: 'wrong', code: problem?.code ?? 'price_invalid', row: problem?.index ?? 0 };
};
