// Raises the revisions of sites, and notes with each what it touched, so that a roll-up begun before the change can still be
// stored where nothing was touched (see still-true.ts).
import { instantArray, int8Array } from '../collections/binary-array.ts';
import type { RunQuery } from '../readings/run-query.ts';
import type { Touched } from './touched-sites.ts';

type Raised = { readonly site_id: number; readonly revision: number };

/** A roll-up that takes longer than so many changes is discarded and made again. */
const changesNoted = 500;

/** Rows are locked in the order of the sites' ids, so that two transactions never wait for each other. */
const raise = `
  insert into site_revision (site_id, revision)
  select distinct site_id, 1 from unnest($1::int8[]) as touched (site_id) order by site_id
  on conflict (site_id) do update set revision = site_revision.revision + 1
  returning site_id, revision`;

const note = `
  insert into site_change (site_id, revision, touched)
  select site_id, revision, range_agg(tstzrange(from_at, to_at, '[]'))
  from unnest($1::int8[], $2::int8[], $3::timestamptz[], $4::timestamptz[])
    as input (site_id, revision, from_at, to_at)
  group by site_id, revision`;

const forget = `
  delete from site_change using unnest($1::int8[], $2::int8[]) as raised (site_id, revision)
  where site_change.site_id = raised.site_id and site_change.site_id = any($1)
    and site_change.revision <= raised.revision - ${changesNoted}`;

/** Nothing is noted, so that no bill that is being made at this moment is stored. */
export const raiseRevisionsOnly = (run: RunQuery, touched: readonly Touched[]): Promise<Raised[]> =>
  run<Raised>({ name: 'raise-revisions', text: raise }, [int8Array(touched.map(({ siteId }) => siteId))]);

export const raiseRevisions = async (run: RunQuery, touched: readonly Touched[]): Promise<void> => {
  const revisions = new Map(
    (await raiseRevisionsOnly(run, touched)).map(({ site_id, revision }) => [site_id, revision]),
  );
  const sites = int8Array(touched.map(({ siteId }) => siteId));
  const raised = int8Array(touched.map(({ siteId }) => revisions.get(siteId) ?? 0));
  await run({ name: 'note-changes', text: note }, [
    sites,
    raised,
    instantArray(touched.map(({ fromMicros }) => fromMicros)),
    instantArray(touched.map(({ toMicros }) => toMicros)),
  ]);
  await run({ name: 'forget-changes', text: forget }, [sites, raised]);
};
