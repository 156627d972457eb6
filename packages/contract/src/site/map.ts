import * as z from 'zod/mini';
import { call } from '../call.ts';

export const mapTiles = call({
  name: 'common.maptiles',
  method: 'GET',
  path: '/api/v1/common/maptiles',
  access: 'public',
  summary: 'Where map tiles come from in the asker’s language: an address with {z}, {x} and {y}, or none.',
  output: z.object({
    address: z.nullable(z.string()),
    /** Whom the maps are by, to be told on them. */
    attribution: z.nullable(z.string()),
    /** What its coordinates mean: the world's, or those of maps made in China. */
    datum: z.enum(['wgs84', 'gcj02']),
  }),
  errors: [],
});
