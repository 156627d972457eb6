// Prices as people have them, rows of time and price per kWh, as points of a price series.
import type { ErrorCode } from '@ohmstead/contract';
import { mostPrices } from '@ohmstead/contract';
import { type PricePoint, type PriceSpan, parseInstantMicros, priceSpansOf } from '@ohmstead/domain';
import papa from 'papaparse';

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

/** Columns time and price, by their names or, without names, in this order. */
export const rowsOfCsv = (text: string): PriceRow[] => {
  const { data, meta } = papa.parse<string[]>(text.trim(), { skipEmptyLines: true });
  const [first = []] = data;
  const names = first.map((name) => name.trim().toLowerCase());
  const hasNames = names.includes('time') && names.includes('price');
  const [timeColumn, priceColumn] = hasNames ? [names.indexOf('time'), names.indexOf('price')] : [0, 1];
  // Where something else divides the columns, a comma divides the price.
  const numberOf = (cell: string): number =>
    cell === '' ? Number.NaN : Number(meta.delimiter === ',' ? cell : cell.replace(',', '.'));
  return data.slice(hasNames ? 1 : 0).map((cells) => ({
    time: cells[timeColumn]?.trim() ?? '',
    price: numberOf(cells[priceColumn]?.trim() ?? ''),
  }));
};
