// What was read of the sites looked at lately, kept in memory for as long as a site's revision stays the same: any
// change of its past raises that, and each look at a site begins with reading it.
import type { Kysely } from 'kysely';
import { BoundedMap } from '../collections/bounded-map.ts';
import type { Database } from '../storage/schema.ts';
import type { SiteSnapshot } from './site-snapshot.ts';

type Db = Kysely<Database>;
type Site = Pick<SiteSnapshot, 'id' | 'revision'>;
type Kept<Value> = { readonly revision: number; readonly values: Map<string, Value> };

/** At some 200 KB each, after twenty years. */
const usualSites = 50;

/** The values of one kind kept of a site, by name; whoever asks adds what it reads. */
export const cacheByRevision = <Value>(
  mostSites = usualSites,
): ((db: Db, site: Site) => Map<string, Value>) => {
  const databases = new WeakMap<Db, BoundedMap<number, Kept<Value>>>();
  return (db, { id, revision }) => {
    const sites = databases.get(db) ?? new BoundedMap<number, Kept<Value>>(mostSites);
    databases.set(db, sites);
    const known = sites.get(id);
    const kept = known?.revision === revision ? known : { revision, values: new Map<string, Value>() };
    sites.set(id, kept);
    return kept.values;
  };
};
