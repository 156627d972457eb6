// Rows in PostgreSQL's binary form for COPY: exact, and several times cheaper than text on both sides.
import { year2000Micros } from './binary-array.ts';

const signature = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');

const twoTo32 = 2 ** 32;
const ofNull = -1;
const oid = { int8: 20, float8: 701 } as const;

type None = null | undefined;
type Numbers = readonly (number | null)[];

/** Each row begins with `row`; then its fields follow in the order of the columns. */
export class CopyRows {
  #buffer = Buffer.allocUnsafe(65_536);
  #length = signature.copy(this.#buffer);

  row(fields: number): void {
    this.#room(2);
    this.#length = this.#buffer.writeInt16BE(fields, this.#length);
  }

  int2(value: number): void {
    this.#head(2);
    this.#length = this.#buffer.writeInt16BE(value, this.#length);
  }

  int4(value: number | None): void {
    if (this.#isNone(value)) return;
    this.#head(4);
    this.#int(value);
  }

  int8(value: number | None): void {
    if (this.#isNone(value)) return;
    this.#head(8);
    this.#wide(value);
  }

  float8(value: number | None): void {
    if (this.#isNone(value)) return;
    this.#head(8);
    this.#length = this.#buffer.writeDoubleBE(value, this.#length);
  }

  bool(value: boolean | None): void {
    if (this.#isNone(value)) return;
    this.#head(1);
    this.#length = this.#buffer.writeUInt8(Number(value), this.#length);
  }

  /** Of microseconds since 1970. */
  instant(micros: number | None): void {
    if (this.#isNone(micros)) return;
    this.int8(micros - year2000Micros);
  }

  int8s(values: Numbers | None): void {
    this.#array(oid.int8, values, (value) => this.#wide(value));
  }

  float8s(values: Numbers | None): void {
    this.#array(oid.float8, values, (value) => {
      this.#length = this.#buffer.writeDoubleBE(value, this.#length);
    });
  }

  /** All rows; none can be added any more. */
  end(): Buffer {
    this.row(-1);
    return this.#buffer.subarray(0, this.#length);
  }

  /** One dimension from 1 on. */
  #array(element: number, values: Numbers | None, put: (value: number) => void): void {
    if (this.#isNone(values)) return;
    const start = this.#length;
    this.#room(24 + values.length * 12);
    this.#length += 4;
    const header = values.length === 0 ? [0, 0, element] : [1, 1, element, values.length, 1];
    for (const part of header) this.#int(part);
    for (const value of values) {
      this.#int(value === null ? ofNull : 8);
      if (value !== null) put(value);
    }
    this.#buffer.writeInt32BE(this.#length - start - 4, start);
  }

  /** Writes that there is no value. */
  #isNone(value: unknown): value is None {
    const isNone = value === null || value === undefined;
    if (isNone) this.#int(ofNull);
    return isNone;
  }

  #head(bytes: number): void {
    this.#room(4 + bytes);
    this.#int(bytes);
  }

  #int(value: number): void {
    this.#room(4);
    this.#length = this.#buffer.writeInt32BE(value, this.#length);
  }

  #wide(value: number): void {
    const high = Math.floor(value / twoTo32);
    this.#length = this.#buffer.writeInt32BE(high, this.#length);
    this.#length = this.#buffer.writeUInt32BE(value - high * twoTo32, this.#length);
  }

  #room(bytes: number): void {
    if (this.#length + bytes <= this.#buffer.length) return;
    const larger = Buffer.allocUnsafe((this.#buffer.length + bytes) * 2);
    this.#buffer.copy(larger, 0, 0, this.#length);
    this.#buffer = larger;
  }
}
