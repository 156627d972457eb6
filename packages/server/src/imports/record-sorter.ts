// Sorts any number of records of numbers by their first number, those of equal ones in the order in which they came.
// Memory is bounded: what is more than a run is sorted and put aside in a temporary file, and the runs are merged.
import { mergeRuns, type Source } from './merge-runs.ts';
import { sortRun } from './sort-run.ts';
import { openSpoolFile, type SpoolFile } from './spool-file.ts';

const runBytes = 16 * 1024 * 1024;
const readBytes = 512 * 1024;

type Run = { readonly start: number; readonly records: number };

export class RecordSorter {
  readonly #width: number;
  readonly #mostInRun: number;
  readonly #runs: Run[] = [];
  #open: Float64Array<ArrayBuffer>;
  #count = 0;
  #spool: SpoolFile | null = null;

  /** Each record is so many numbers. */
  constructor(width: number, bytes = runBytes) {
    this.#width = width;
    this.#mostInRun = Math.max(1, Math.floor(bytes / (width * Float64Array.BYTES_PER_ELEMENT)));
    this.#open = new Float64Array(0);
  }

  get isEmpty(): boolean {
    return this.#count === 0 && this.#runs.length === 0;
  }

  /** The numbers are copied. */
  add(record: Float64Array): void {
    if (this.#count === this.#mostInRun) this.#putAside();
    if ((this.#count + 1) * this.#width > this.#open.length) this.#grow();
    this.#open.set(record, this.#count * this.#width);
    this.#count += 1;
  }

  /** Calls with each record, in order; it is valid within the call. This may be done several times. */
  forEach(onRecord: (record: Float64Array) => void): void {
    if (this.#spool !== null) {
      this.#putAside();
      this.#open = new Float64Array(0);
    }
    const sources = this.#spool === null ? [this.#sortedRun()] : this.#runs.map((run) => this.#reader(run));
    mergeRuns(sources, onRecord);
  }

  close(): void {
    this.#spool?.close();
    this.#spool = null;
    this.#open = new Float64Array(0);
  }

  #grow(): void {
    const records = Math.min(this.#mostInRun, Math.max(1024, this.#count * 2));
    const larger = new Float64Array(records * this.#width);
    larger.set(this.#open);
    this.#open = larger;
  }

  #sorted(): Float64Array<ArrayBuffer> {
    return sortRun(this.#open.subarray(0, this.#count * this.#width), this.#width);
  }

  #sortedRun(): Source {
    const records = this.#sorted();
    let at = 0;
    return {
      next: () => {
        if (at >= records.length) return null;
        at += this.#width;
        return records.subarray(at - this.#width, at);
      },
    };
  }

  #putAside(): void {
    if (this.#count === 0) return;
    this.#spool ??= openSpoolFile();
    const records = this.#sorted();
    const bytes = new Uint8Array(records.buffer, records.byteOffset, records.byteLength);
    this.#runs.push({ start: this.#spool.append(bytes), records: this.#count });
    this.#count = 0;
  }

  #reader({ start, records }: Run): Source {
    const recordBytes = this.#width * Float64Array.BYTES_PER_ELEMENT;
    const atOnce = Math.max(1, Math.floor(readBytes / recordBytes));
    let buffer = new Float64Array(0);
    let at = 0;
    let read = 0;
    return {
      next: () => {
        if (at >= buffer.length) {
          const count = Math.min(atOnce, records - read);
          if (count === 0) return null;
          buffer = new Float64Array(count * this.#width);
          this.#spool?.read(new Uint8Array(buffer.buffer), start + read * recordBytes);
          read += count;
          at = 0;
        }
        at += this.#width;
        return buffer.subarray(at - this.#width, at);
      },
    };
  }
}
