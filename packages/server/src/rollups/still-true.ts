// A roll-up is stored only where the past is still what it was when the roll-up was begun: the site's revision is the
// same, or every change since is noted and none touches it. A change not noted, of a tariff or a whole site, touches all.
import { type RawBuilder, sql } from 'kysely';
import type { SiteSnapshot } from './site-snapshot.ts';

/**
 * Two common table expressions, the second of which is `current`: the site as `site_id`, and what was `touched` since;
 * no row when that is not known. Changes of the site wait until the statement's transaction ends. That transaction does
 * not wait for the disk: a roll-up lost in a crash is made anew, a fact must not be written with one.
 */
export const currentSite = ({
  id,
  settledRevision,
}: Pick<SiteSnapshot, 'id' | 'settledRevision'>): RawBuilder<unknown> => sql`
  locked as materialized (
    select site_id, revision, set_config('synchronous_commit', 'off', true) from site_revision
    where site_id = ${id} for update),
  current as materialized (
    select locked.site_id, coalesce(range_agg(change.touched), '{}') as touched
    from locked left join site_change change on change.site_id = locked.site_id and change.site_id = ${id}
      and change.revision > ${settledRevision} and change.revision <= locked.revision
    group by locked.site_id, locked.revision
    having count(change.revision) = locked.revision - ${settledRevision})`;

/** Whether `current` has no change within a span, which is given as two instants. */
export const isUntouched = (fromAt: RawBuilder<unknown>, toAt: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`not touched && tstzrange(${fromAt}, ${toAt}, '[]')`;
