// Price series, as JSON or CSV.
import { calls, mostPrices } from '@ohmstead/contract';
import { isRefused, type Outcome, refuseField } from '../errors/outcome.ts';
import { parseInput } from '../errors/parse-input.ts';
import { priceColumns } from '../tariffs/price-columns.ts';
import { type PriceRow, spansOfRows } from '../tariffs/spans-of-rows.ts';
import type { ReadSeries } from './series-messages.ts';
import { timedRows } from './timed-rows.ts';

export const readPrices = (body: string | object): Outcome<ReadSeries['prices']> => {
  const parsed = parseInput(calls.tariff.savePrices.body, body);
  if (isRefused(parsed)) return parsed;
  const rows = typeof parsed === 'string' ? rowsOfCsv(parsed) : parsed.prices;
  const read = spansOfRows(rows);
  if (read.kind === 'wrong') return refuseField(`prices.${read.row}`, read.code);
  return {
    series: typeof parsed === 'string' ? null : (parsed.series ?? null),
    prices: priceColumns(read.spans),
  };
};

const rowsOfCsv = (csv: string): PriceRow[] =>
  timedRows(csv, { valueName: 'price', most: mostPrices }).map(({ time, value }) => ({ time, price: value }));
