// Prices and emissions as CSV: they may have millions of rows.
import { csvOfRows } from '../report-export/csv-of-sheet.ts';
import type { RequestScope } from '../sites/request-scope.ts';
import { pagedRowsOfSites } from './paged-rows-of-sites.ts';
import type { ZipEntry } from './zip-stream.ts';

export const seriesEntries = (scope: RequestScope): ZipEntry[] => [
  { name: 'prices.csv', content: () => csvOf(priceColumns, pricesOf(scope)) },
  { name: 'emissions.csv', content: () => csvOf(emissionColumns, emissionsOf(scope)) },
];

const priceColumns = ['site_id', 'series', 'time', 'minutes', 'price_per_kwh'];
const emissionColumns = ['site_id', 'time', 'g_per_kwh'];

type Value = string | number | Date;

async function* csvOf(
  columns: readonly string[],
  pages: AsyncIterable<readonly { readonly [name: string]: Value }[]>,
): AsyncGenerator<string> {
  yield `${columns.join(',')}\r\n`;
  for await (const rows of pages)
    yield csvOfRows(rows.map((row) => columns.map((name) => cellOf(row[name]))));
}

const cellOf = (value: Value | undefined): string | number | null =>
  value instanceof Date ? value.toISOString() : (value ?? null);

type Price = {
  site_id: number;
  series: string;
  time: Date;
  minutes: number;
  price_per_kwh: number;
};

const microsPerUnit = 1_000_000;

const pricesOf = (scope: RequestScope) =>
  pagedRowsOfSites(scope, async (siteId, after: Price | null, limit): Promise<Price[]> => {
    const prices = scope.db
      .selectFrom('price_series')
      .select(['site_id', 'series', 'at as time', 'minutes', 'price_micros'])
      .where('site_id', '=', siteId)
      .orderBy('series')
      .orderBy('at')
      .limit(limit);
    const later = after
      ? prices.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('series', 'at'), '>', tuple(after.series, after.time)),
        )
      : prices;
    const rows = await later.execute();
    return rows.map(({ price_micros, ...row }) => ({ ...row, price_per_kwh: price_micros / microsPerUnit }));
  });

type Emission = { site_id: number; time: Date; g_per_kwh: number };

const emissionsOf = (scope: RequestScope) =>
  pagedRowsOfSites(scope, (siteId, after: Emission | null, limit): Promise<Emission[]> => {
    const emissions = scope.db
      .selectFrom('emission_series')
      .select(['site_id', 'at as time', 'g_per_kwh'])
      .where('site_id', '=', siteId)
      .orderBy('at')
      .limit(limit);
    return after ? emissions.where('at', '>', after.time).execute() : emissions.execute();
  });
