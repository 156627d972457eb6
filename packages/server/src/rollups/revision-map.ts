import { BoundedMap } from '../collections/bounded-map.ts';

type Cached<Value> = { readonly revision: number; readonly values: Map<string, Value> };

/**
 * Named values of each site, valid for as long as the site's revision stays the same: any change of its past raises the
 * revision, and every request reads it first.
 */
export class RevisionMap<Value> {
  readonly #sites: BoundedMap<number, Cached<Value>>;

  constructor(mostSites: number) {
    this.#sites = new BoundedMap(mostSites);
  }

  /** Callers add what they read. */
  of({ id, revision }: { readonly id: number; readonly revision: number }): Map<string, Value> {
    const known = this.#sites.get(id);
    const cached = known?.revision === revision ? known : { revision, values: new Map<string, Value>() };
    this.#sites.set(id, cached);
    return cached.values;
  }
}
