// The domain's rule of which meters are online, as a condition on latest_reading: lists and counts of all meters cannot
// be made by reading every row. The test holds both against each other.
import { type RawBuilder, type SqlBool, sql } from 'kysely';

const mostAheadSeconds = 300;
const missedUploads = 3;
const shortestSilenceSeconds = 300;

/** False, never null, for a meter without a reading. */
export const isOnlineAt = (at: Date): RawBuilder<SqlBool> =>
  sql<SqlBool>`coalesce(
    latest_reading.at <= ${at}::timestamptz + ${mostAheadSeconds} * interval '1 second'
    and latest_reading.at >= ${at}::timestamptz - interval '1 second' * greatest(
      ${missedUploads} * coalesce(latest_reading.interval_seconds, 0), ${shortestSilenceSeconds}), false)`;
