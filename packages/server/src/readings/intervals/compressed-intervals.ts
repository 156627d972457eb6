import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';
import { type IntervalEnergy, packIntervals, unpackIntervals } from '@ohmstead/domain';

const compress = promisify(brotliCompress);

/** As for readings: docs/adr/0008. */
const quality = 5;

export const compressIntervals = (intervals: readonly IntervalEnergy[]): Promise<Buffer> => {
  const bytes = packIntervals(intervals);
  return compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
};

export const openIntervals = (packed: Uint8Array): IntervalEnergy[] =>
  unpackIntervals(brotliDecompressSync(packed));
