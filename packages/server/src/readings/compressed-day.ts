import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';
import {
  type MinutePowers,
  openMinutePowers,
  openPackedDay,
  type PackedDay,
  packDay,
  packMinutePowers,
  type StoredReading,
} from '@ohmstead/domain';

const compress = promisify(brotliCompress);

/** Measured (docs/adr/0008): higher ones take ten times as long for a tenth of the bytes. */
const quality = 5;

export const compressDay = (readings: readonly StoredReading[]): Promise<Buffer> =>
  compressed(packDay(readings));

/** Null where the day has none. */
export const compressMinutePowers = async (readings: readonly StoredReading[]): Promise<Buffer | null> => {
  const bytes = packMinutePowers(readings);
  return bytes && compressed(bytes);
};

const compressed = (bytes: Uint8Array): Promise<Buffer> =>
  compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** A usual day of one-minute readings in one piece: by pieces of the usual size it takes twice as long. */
const chunkSize = 64 * 1024;

export const openDay = (bytes: Uint8Array): PackedDay =>
  openPackedDay(brotliDecompressSync(bytes, { chunkSize }));

export const openMinutes = (bytes: Uint8Array): MinutePowers => openMinutePowers(brotliDecompressSync(bytes));
