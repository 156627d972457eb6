// A statement with its values in its text: some plans can be explained only so.
import pg from 'pg';

export const withValues = (text: string, values: readonly unknown[]): string =>
  text.replaceAll(/\$(\d+)/g, (_, place: string) => literal(values[Number(place) - 1]));

const literal = (value: unknown): string => {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number') return value < 0 ? `(${value})` : String(value);
  if (typeof value === 'boolean') return String(value);
  return pg.escapeLiteral(textOf(value));
};

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return arrayText(value.map(textOf));
  if (Buffer.isBuffer(value)) return bytesText(value);
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
};

const arrayText = (items: readonly string[]): string =>
  `{${items.map((item) => (item === 'null' ? item : `"${item.replaceAll(/["\\]/g, '\\$&')}"`)).join()}}`;

const headerBytes = 20;
const year2000Micros = BigInt(Date.UTC(2000, 0, 1)) * 1000n;

/** By the type of the elements: see binary-array.ts. */
const elements: Readonly<Record<number, { bytes: number; read(array: Buffer, offset: number): string }>> = {
  23: { bytes: 4, read: (array, offset) => String(array.readInt32BE(offset)) },
  20: { bytes: 8, read: (array, offset) => String(array.readBigInt64BE(offset)) },
  701: { bytes: 8, read: (array, offset) => String(array.readDoubleBE(offset)) },
  1184: {
    bytes: 8,
    read: (array, offset) =>
      new Date(Number((array.readBigInt64BE(offset) + year2000Micros) / 1000n)).toISOString(),
  },
};

const bytesText = (bytes: Buffer): string => {
  const element = bytes.length < headerBytes ? undefined : elements[bytes.readInt32BE(8)];
  if (element === undefined || bytes.readInt32BE(0) !== 1) return `\\x${bytes.toString('hex')}`;
  const count = bytes.readInt32BE(12);
  const offsetOf = (place: number) => headerBytes + place * (4 + element.bytes) + 4;
  return arrayText(Array.from({ length: count }, (_, place) => element.read(bytes, offsetOf(place))));
};
