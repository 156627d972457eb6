import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';
import { type KeptReading, openPackedDay, type PackedDay, packDay } from '@ohmstead/domain';

const compress = promisify(brotliCompress);

/** Measured (docs/adr/0008): higher ones take ten times as long for a tenth of the bytes. */
const quality = 5;

export const compressDay = (readings: readonly KeptReading[]): Promise<Buffer> => {
  const bytes = packDay(readings);
  return compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
};

/** A usual day of one-minute readings in one piece: by pieces of the usual size it takes twice as long. */
const chunkSize = 64 * 1024;

export const openDay = (compressed: Uint8Array): PackedDay =>
  openPackedDay(brotliDecompressSync(compressed, { chunkSize }));
