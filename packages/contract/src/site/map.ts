import * as z from 'zod/mini';
import { call } from '../call.ts';

export const mapTiles = call({
  name: 'common.maptiles',
  method: 'GET',
  path: '/api/v1/common/maptiles',
  access: 'public',
  summary: 'The address of the map tiles in the asker’s language, with {z}, {x} and {y}, or null.',
  output: z.object({
    address: z.nullable(z.string()),
    /** The attribution that must be shown on the maps. */
    attribution: z.nullable(z.string()),
    /** The datum of the coordinates: the world's, or that of maps made in China. */
    datum: z.enum(['wgs84', 'gcj02']),
  }),
  errors: [],
});
