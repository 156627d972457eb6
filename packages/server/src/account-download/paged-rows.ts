// Long tables a page at a time, so that no file lies in memory whole.

const pageRows = 1_000;

/** `readPage` answers up to `limit` rows that come after the given one; none ends it. */
export async function* pagedRows<Row>(
  readPage: (after: Row | null, limit: number) => Promise<Row[]>,
  limit = pageRows,
): AsyncGenerator<Row[]> {
  let after: Row | null = null;
  for (;;) {
    const rows: Row[] = await readPage(after, limit);
    if (rows.length > 0) yield rows;
    after = rows.at(-1) ?? null;
    if (rows.length < limit || after === null) return;
  }
}

/** A JSON array, an element a line. */
export async function* jsonOfRows(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const rows of pages) {
    yield before + rows.map((row) => JSON.stringify(row)).join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** All that there is, as one element of pages. */
export async function* onePage<Row>(read: () => Promise<Row[]>): AsyncGenerator<Row[]> {
  yield await read();
}
