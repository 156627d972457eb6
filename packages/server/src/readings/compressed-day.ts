import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';
import {
  type MinutePowers,
  openMinutePowers,
  openPackedDay,
  type PackedDay,
  packDay,
  type StoredReading,
} from '@ohmstead/domain';
import { inTurns } from '../concurrency/in-turns.ts';

const compress = promisify(brotliCompress);

/** Measured (docs/adr/0008): higher ones take ten times as long for a tenth of the bytes. */
const quality = 5;

export const compressDay = async (readings: readonly StoredReading[]): Promise<Buffer> =>
  compressed(await packed(readings));

/** Takes milliseconds of the thread, which others have in between; compressing the bytes takes none of it. */
export const packed = (readings: readonly StoredReading[]): Promise<Uint8Array> => inTurns(packDay(readings));

export const compressed = (bytes: Uint8Array): Promise<Buffer> =>
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
