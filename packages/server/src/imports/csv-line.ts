// A line of a CSV as the places of its cells among the bytes: nothing is copied, and no string is made. In quoted
// cells the quotes are left out; doubled ones within, which no number holds, stay as they are.

const mostCells = 128;
const quote = 0x22;
const space = 0x20;

export class CsvLine {
  bytes: Uint8Array = new Uint8Array();
  count = 0;
  readonly starts = new Int32Array(mostCells);
  readonly ends = new Int32Array(mostCells);
  readonly #delimiter: number;

  constructor(delimiter: string) {
    this.#delimiter = delimiter.charCodeAt(0);
  }

  /** Cells beyond the first so many are left out. */
  split(bytes: Uint8Array, from: number, to: number, most = mostCells): void {
    this.bytes = bytes;
    this.count = 0;
    let start = from;
    while (this.count < most) {
      let end = bytes[start] === quote ? afterQuotes(bytes, start + 1, to) : start;
      while (end < to && bytes[end] !== this.#delimiter) end += 1;
      this.#add(start, end);
      if (end >= to) return;
      start = end + 1;
    }
  }

  text(cell: number): string {
    if (cell >= this.count) return '';
    return Buffer.from(this.bytes.subarray(this.starts[cell] ?? 0, this.ends[cell] ?? 0)).toString('utf8');
  }

  isEmpty(cell: number): boolean {
    return cell >= this.count || this.starts[cell] === this.ends[cell];
  }

  holds(cell: number, text: Uint8Array): boolean {
    const start = this.starts[cell] ?? 0;
    if (cell >= this.count || (this.ends[cell] ?? 0) - start !== text.length) return false;
    for (let at = 0; at < text.length; at += 1) if (this.bytes[start + at] !== text[at]) return false;
    return true;
  }

  #add(start: number, end: number): void {
    let from = start;
    let to = end;
    while (from < to && this.bytes[from] === space) from += 1;
    while (to > from && this.bytes[to - 1] === space) to -= 1;
    if (to - from >= 2 && this.bytes[from] === quote && this.bytes[to - 1] === quote) {
      from += 1;
      to -= 1;
    }
    this.starts[this.count] = from;
    this.ends[this.count] = to;
    this.count += 1;
  }
}

const afterQuotes = (bytes: Uint8Array, from: number, to: number): number => {
  for (let at = from; at < to; at += 1) {
    if (bytes[at] !== quote) continue;
    if (bytes[at + 1] !== quote) return at + 1;
    at += 1;
  }
  return to;
};
