import type { Generated } from 'kysely';
import type { Instant, Json } from './column-types.ts';

/** An acknowledged reading that could not be written where it belongs. */
export type UnwrittenReading = {
  id: Generated<number>;
  meter_id: number;
  at: Instant;
  arrived_at: Instant;
  reading_values: Json<unknown>;
  failure: string;
  noted_at: Generated<Date>;
};
