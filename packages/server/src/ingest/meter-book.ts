// The meters as ingest needs them, found by serial number or upload key and remembered.
import type { CounterRules } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { BoundedMap } from './bounded-map.ts';
import { type FoundMeter, openMeterFinder } from './find-meters.ts';
import { proveClaim } from './prove-claim.ts';
import type { Bucket } from './token-bucket.ts';

export type KnownMeter = {
  readonly id: number;
  readonly sn: string;
  readonly uploadKey: string;
  /** As they are when its readings are written, not when they came. */
  rules: CounterRules;
  proofNeeded: boolean;
  /** Each arrival of a meter has an instant of its own. */
  lastArrivalMicros: number;
  bucket: Bucket | null;
};

export type LookUp = () => Promise<KnownMeter | null>;

export type MeterBook = {
  /** At once when it is remembered whose it is; else what looks it up. */
  bySn(sn: string): KnownMeter | null | LookUp;
  byKey(key: string): KnownMeter | null | LookUp;
  /** Asks the database unless it is remembered. */
  byId(id: number): Promise<KnownMeter | null>;
  /** False: it was changed or deleted since it was found. */
  isCurrent(meter: KnownMeter): boolean;
  /** To be called whenever a meter is made, changed or deleted; gives the id it had. */
  forget(sn: string): number | null;
  /** Holds for the readings already on their way, too. */
  rulesChanged(meter: Pick<KnownMeter, 'id' | 'sn' | 'rules'>): void;
  /** False: it sends for somebody else. */
  prove(meter: KnownMeter): Promise<boolean>;
};

const mostStrangers = 10_000;
/** What is none is nobody's, and neither asked for nor remembered. */
const uploadKeyShape = /^[\w-]{1,128}$/;

export const openMeterBook = (db: Kysely<Database>): MeterBook => {
  const known = new Map<string, KnownMeter>();
  const snOfKey = new Map<string, string>();
  /** Serial numbers and keys of nobody; `sn:` or `key:` before them. */
  const strangers = new BoundedMap<string, true>(mostStrangers);
  const find = openMeterFinder(db);
  let forgotten = 0;

  const remember = (meter: KnownMeter): KnownMeter => {
    const already = known.get(meter.sn);
    if (already) return already;
    known.set(meter.sn, meter);
    snOfKey.set(meter.uploadKey, meter.sn);
    return meter;
  };

  const load = async (asked: Promise<FoundMeter | null>, name: string): Promise<KnownMeter | null> => {
    const before = forgotten;
    const found = await asked;
    // What was read may be older than a change told meanwhile.
    const isCurrent = before === forgotten;
    if (found === null) {
      if (isCurrent) strangers.set(name, true);
      return null;
    }
    const meter: KnownMeter = { lastArrivalMicros: 0, bucket: null, ...found };
    return isCurrent && !found.isClaimPending ? remember(meter) : meter;
  };

  const forget = (sn: string): number | null => {
    forgotten += 1;
    strangers.clear();
    const meter = known.get(sn);
    if (!meter) return null;
    known.delete(sn);
    snOfKey.delete(meter.uploadKey);
    return meter.id;
  };

  return {
    bySn: (sn) => known.get(sn) ?? (strangers.get(`sn:${sn}`) ? null : () => load(find.sn(sn), `sn:${sn}`)),
    byKey: (key) => {
      if (!uploadKeyShape.test(key)) return null;
      const sn = snOfKey.get(key);
      const meter = sn === undefined ? undefined : known.get(sn);
      return meter ?? (strangers.get(`key:${key}`) ? null : () => load(find.key(key), `key:${key}`));
    },
    byId: (id) => load(find.id(id), `id:${id}`),
    isCurrent: (meter) => known.get(meter.sn) === meter,
    forget,
    rulesChanged: ({ id, sn, rules }) => {
      // One being looked up this moment may have been read before the change.
      forgotten += 1;
      const meter = known.get(sn);
      if (meter?.id === id) meter.rules = rules;
    },
    prove: async (meter) => {
      const proven = await proveClaim(db, meter);
      if (proven) {
        meter.proofNeeded = false;
        if (known.get(meter.sn) !== meter) forget(meter.sn);
      }
      return proven;
    },
  };
};
