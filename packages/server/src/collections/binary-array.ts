// PostgreSQL's binary form of one-dimensional arrays: exact, and several times cheaper than text on both sides.

const headerBytes = 20;

type Put = (buffer: Buffer, value: number, offset: number) => void;

const arrayOf =
  (elementOid: number, elementBytes: number, put: Put) =>
  (values: readonly number[]): Buffer => {
    const buffer = Buffer.allocUnsafe(headerBytes + values.length * (4 + elementBytes));
    buffer.writeInt32BE(1, 0);
    buffer.writeInt32BE(0, 4);
    buffer.writeInt32BE(elementOid, 8);
    buffer.writeInt32BE(values.length, 12);
    buffer.writeInt32BE(1, 16);
    let offset = headerBytes;
    for (const value of values) {
      buffer.writeInt32BE(elementBytes, offset);
      put(buffer, value, offset + 4);
      offset += 4 + elementBytes;
    }
    return buffer;
  };

const twoTo32 = 2 ** 32;

const putInt8: Put = (buffer, value, offset) => {
  const high = Math.floor(value / twoTo32);
  buffer.writeInt32BE(high, offset);
  buffer.writeUInt32BE(value - high * twoTo32, offset + 4);
};

/** PostgreSQL counts microseconds from 2000. */
export const year2000Micros = Date.UTC(2000, 0, 1) * 1000;

export const int4Array = arrayOf(23, 4, (buffer, value, offset) => buffer.writeInt32BE(value, offset));
export const int8Array = arrayOf(20, 8, putInt8);
export const float8Array = arrayOf(701, 8, (buffer, value, offset) => buffer.writeDoubleBE(value, offset));
/** Of microseconds since 1970. */
export const instantArray = arrayOf(1184, 8, (buffer, value, offset) =>
  putInt8(buffer, value - year2000Micros, offset),
);
