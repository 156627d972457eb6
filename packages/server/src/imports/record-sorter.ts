// Sorts any number of records of numbers by their first number, those of equal ones in the order in which they came.
// Memory is bounded: what is more than a run is sorted and put aside in a temporary file, and the runs are merged.
import { mergeRuns, type OnRecord, type SortedRun } from './merge-runs.ts';
import { sortRun } from './sort-run.ts';
import { openSpoolFile, type SpoolFile } from './spool-file.ts';

const runBytes = 8 * 1024 * 1024;
const partBytes = 256 * 1024;

type SpooledRun = { readonly start: number; readonly records: number };

export class RecordSorter {
  readonly #width: number;
  readonly #mostInRun: number;
  readonly #spooled: SpooledRun[] = [];
  #open: Float64Array<ArrayBuffer>;
  /** Each run is sorted in the same memory: what is left of one lasts until the next garbage collection. */
  #memory: Float64Array<ArrayBuffer>;
  #count = 0;
  #spool: SpoolFile | null = null;

  /** Each record is so many numbers, of which the first is finite and not negative. */
  constructor(width: number, bytes = runBytes) {
    this.#width = width;
    this.#mostInRun = Math.max(1, Math.floor(bytes / (width * Float64Array.BYTES_PER_ELEMENT)));
    this.#open = new Float64Array(0);
    this.#memory = this.#open;
  }

  get isEmpty(): boolean {
    return this.#count === 0 && this.#spooled.length === 0;
  }

  /** The numbers are copied. */
  add(record: Float64Array): void {
    if (this.#count === this.#mostInRun) this.#putAside();
    if ((this.#count + 1) * this.#width > this.#open.length) this.#grow();
    this.#open.set(record, this.#count * this.#width);
    this.#count += 1;
  }

  /** Calls with each record, in order; it is valid within the call. This may be done several times. */
  forEach(onRecord: OnRecord): void {
    if (this.#spool !== null) {
      this.#putAside();
      this.#forget();
    }
    const runs = this.#spool === null ? [this.#runInMemory()] : this.#spooled.map((run) => this.#read(run));
    mergeRuns(runs, this.#width, onRecord);
  }

  close(): void {
    this.#spool?.close();
    this.#spool = null;
    this.#forget();
  }

  #forget(): void {
    this.#open = new Float64Array(0);
    this.#memory = this.#open;
  }

  #grow(): void {
    const records = Math.min(this.#mostInRun, Math.max(1024, this.#count * 2));
    const larger = new Float64Array(records * this.#width);
    larger.set(this.#open);
    this.#open = larger;
  }

  #sorted(): Float64Array<ArrayBuffer> {
    if (this.#memory.length < this.#open.length) this.#memory = new Float64Array(this.#open.length);
    return sortRun(this.#open.subarray(0, this.#count * this.#width), this.#width, this.#memory);
  }

  #runInMemory(): SortedRun {
    let rest: Float64Array | null = this.#sorted();
    return {
      nextPart: () => {
        const part = rest;
        rest = null;
        return part;
      },
    };
  }

  #putAside(): void {
    if (this.#count === 0) return;
    this.#spool ??= openSpoolFile();
    const records = this.#sorted();
    const bytes = new Uint8Array(records.buffer, records.byteOffset, records.byteLength);
    this.#spooled.push({ start: this.#spool.append(bytes), records: this.#count });
    this.#count = 0;
  }

  #read({ start, records }: SpooledRun): SortedRun {
    const recordBytes = this.#width * Float64Array.BYTES_PER_ELEMENT;
    const atOnce = Math.min(records, Math.max(1, Math.floor(partBytes / recordBytes)));
    const buffer = new Float64Array(atOnce * this.#width);
    let read = 0;
    return {
      nextPart: () => {
        const part = buffer.subarray(0, Math.min(atOnce, records - read) * this.#width);
        if (part.length === 0) return null;
        this.#spool?.read(new Uint8Array(buffer.buffer, 0, part.byteLength), start + read * recordBytes);
        read += part.length / this.#width;
        return part;
      },
    };
  }
}
