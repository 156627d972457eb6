// Values over time as people have them: rows of a time and a number, sent as CSV.
import papa from 'papaparse';

/** What is no number is NaN. */
export type TimedRow = { readonly time: string; readonly value: number };

type RowsQuery = {
  readonly valueName: string;
  /** One more than these is read, to know that there are more. */
  readonly most: number;
};

/** Columns by their names, "time" and the value's, or, without names, in this order. */
export const timedRows = (csv: string, { valueName, most }: RowsQuery): TimedRow[] => {
  const { data, meta } = papa.parse<string[]>(csv.trim(), {
    skipEmptyLines: true,
    // And a head.
    preview: most + 2,
    // The comma last: it may divide the numbers.
    delimitersToGuess: [';', '\t', ','],
  });
  const [first = []] = data;
  const names = first.map((name) => name.trim().toLowerCase());
  const named = [names.indexOf('time'), names.indexOf(valueName.toLowerCase())] as const;
  const hasNames = !named.includes(-1);
  const [timeColumn, valueColumn] = hasNames ? named : [0, 1];
  // Where something else divides the columns, a comma divides the number.
  const numberOf = (cell: string): number =>
    cell === '' ? Number.NaN : Number(meta.delimiter === ',' ? cell : cell.replace(',', '.'));
  return data.slice(hasNames ? 1 : 0).map((cells) => ({
    time: cells[timeColumn]?.trim() ?? '',
    value: numberOf(cells[valueColumn]?.trim() ?? ''),
  }));
};
