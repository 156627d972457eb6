// What happens at a site, and what its owner is to be notified of.
import type { Insertable } from 'kysely';
import type { Database, Site } from '../../src/storage/schema.ts';
import type { CountedReading } from './counted-readings.ts';

export type KindStory = {
  readonly site?: Partial<Insertable<Site>>;
  /** A single-phase meter at the grid unless it says otherwise. */
  readonly meter?: Partial<Insertable<Database['meter']>>;
  /** Null: it is on at first. */
  readonly rule: { readonly limit: number | null } | null;
  /** Of the running quarter-hour and those after it, per kWh. */
  readonly prices?: readonly number[];
  readonly readings: readonly CountedReading[];
  /** Of the meter, or of the site as a whole. */
  readonly title: (site: string) => string;
  /** The reason and what to do, as far as they are of this kind alone. */
  readonly says: readonly string[];
  readonly end: KindEnd;
};

export type KindEnd =
  /** It ends with its period, which is no news, or is over as soon as it happens. */
  | { readonly how: 'silent' }
  /** The meter sends these minutes, or days, later. */
  | {
      readonly how: 'recovered';
      readonly after: 'minutes' | 'days';
      readonly readings: readonly CountedReading[];
      readonly title: (site: string) => string;
      readonly says: string;
    };

export const silent: KindEnd = { how: 'silent' };
