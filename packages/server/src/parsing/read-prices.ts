// Price series, as JSON or CSV.
import { calls, mostPrices } from '@ohmstead/contract';
import { invalid } from '../errors/app-error.ts';
import { parseInput } from '../errors/parse-input.ts';
import { priceColumns } from '../tariffs/price-columns.ts';
import { type PriceRow, spansOfRows } from '../tariffs/spans-of-rows.ts';
import type { ReadSeries } from './series-messages.ts';
import { timedRows } from './timed-rows.ts';

export const readPrices = (body: string | object): ReadSeries['prices'] => {
  const parsed = parseInput(calls.tariff.savePrices.body, body);
  const rows = typeof parsed === 'string' ? rowsOfCsv(parsed) : parsed.prices;
  const read = spansOfRows(rows);
  if (read.kind === 'wrong') throw invalid(`prices.${read.row}`, read.code);
  return {
    series: typeof parsed === 'string' ? null : (parsed.series ?? null),
    prices: priceColumns(read.spans),
  };
};

const rowsOfCsv = (csv: string): PriceRow[] =>
  timedRows(csv, { valueName: 'price', most: mostPrices }).map(({ time, value }) => ({ time, price: value }));
