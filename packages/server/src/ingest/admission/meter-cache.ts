// The meters as ingest needs them, found by serial number or upload key and remembered.
import type { CounterRules } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { BoundedMap } from '../../collections/bounded-map.ts';
import type { Bucket } from '../../rate-limits/token-bucket.ts';
import type { Database } from '../../storage/schema.ts';
import type { MeterAlerts } from '../alerts/meter-alerts.ts';
import { type FoundMeter, openMeterFinder } from './find-meters.ts';

export type KnownMeter = {
  readonly id: number;
  readonly accountId: number;
  readonly sn: string;
  readonly uploadKey: string;
  /** The rules as they are when its readings are written, not when they came. */
  rules: CounterRules;
  readonly rulesVersion: number;
  readonly alerts: MeterAlerts;
  readonly proofNeeded: boolean;
  /** Another meter holds the serial number meanwhile. */
  readonly isClaimPending: boolean;
  /** When its proof was last considered. */
  proofConsideredMicros: number;
  /** Uploads by the serial number alone are refused. */
  keyUsed: boolean;
  /** Each arrival of a meter has an instant of its own. */
  lastArrivalMicros: number;
  bucket: Bucket | null;
};

export type LookUp = () => Promise<KnownMeter | null>;

export type MeterCache = {
  /** At once when it is remembered whose it is; else what looks it up. */
  bySn(sn: string): KnownMeter | null | LookUp;
  byKey(key: string): KnownMeter | null | LookUp;
  /** Asks the database unless it is remembered. */
  byId(id: number): Promise<KnownMeter | null>;
  /** False: it was changed or deleted since it was found. */
  isCurrent(meter: KnownMeter): boolean;
  /** To be called whenever a meter is made, changed or deleted; gives the ids of those with that serial number. */
  forget(sn: string): number[];
  /** To be called when any may have been changed. */
  forgetAll(): void;
  /** To be called when the rules of a meter are found to be old. */
  forgetMeter(id: number): void;
  /** Holds for the readings already on their way, too. */
  rulesChanged(meter: Pick<KnownMeter, 'id' | 'rules'>): void;
};

const mostUnknownSenders = 10_000;
/** What is none is nobody's, and neither asked for nor remembered. */
const uploadKeyShape = /^[\w-]{1,128}$/;

export const openMeterCache = (db: Kysely<Database>): MeterCache => {
  const known = new Map<number, KnownMeter>();
  const holderOfSn = new Map<string, KnownMeter>();
  const metersOfSn = new Map<string, KnownMeter[]>();
  const meterOfKey = new Map<string, KnownMeter>();
  /** Serial numbers and keys of nobody; `sn:` or `key:` before them. */
  const unknownSenders = new BoundedMap<string, true>(mostUnknownSenders);
  const find = openMeterFinder(db);
  let forgotten = 0;

  const remember = (meter: KnownMeter): KnownMeter => {
    const already = known.get(meter.id);
    if (already) return already;
    known.set(meter.id, meter);
    meterOfKey.set(meter.uploadKey, meter);
    metersOfSn.set(meter.sn, [...(metersOfSn.get(meter.sn) ?? []), meter]);
    if (!meter.isClaimPending) holderOfSn.set(meter.sn, meter);
    return meter;
  };

  const load = async (lookUp: Promise<FoundMeter | null>, name: string): Promise<KnownMeter | null> => {
    const before = forgotten;
    const found = await lookUp;
    // What was read may be older than a change that came meanwhile.
    const isCurrent = before === forgotten;
    if (found === null) {
      if (isCurrent) unknownSenders.set(name, true);
      return null;
    }
    const meter: KnownMeter = { ...found, lastArrivalMicros: 0, bucket: null, proofConsideredMicros: 0 };
    return isCurrent ? remember(meter) : meter;
  };

  const forget = (sn: string): number[] => {
    forgotten += 1;
    unknownSenders.clear();
    const meters = metersOfSn.get(sn) ?? [];
    for (const { id, uploadKey } of meters) {
      known.delete(id);
      meterOfKey.delete(uploadKey);
    }
    holderOfSn.delete(sn);
    metersOfSn.delete(sn);
    return meters.map(({ id }) => id);
  };

  const forgetAll = (): void => {
    forgotten += 1;
    for (const map of [known, holderOfSn, metersOfSn, meterOfKey, unknownSenders]) map.clear();
  };

  return {
    bySn: (sn) =>
      holderOfSn.get(sn) ?? (unknownSenders.get(`sn:${sn}`) ? null : () => load(find.sn(sn), `sn:${sn}`)),
    byKey: (key) => {
      if (!uploadKeyShape.test(key)) return null;
      return (
        meterOfKey.get(key) ??
        (unknownSenders.get(`key:${key}`) ? null : () => load(find.key(key), `key:${key}`))
      );
    },
    byId: (id) => load(find.id(id), `id:${id}`),
    isCurrent: (meter) => known.get(meter.id) === meter,
    forget,
    forgetAll,
    forgetMeter: (id) => {
      const meter = known.get(id);
      if (meter) forget(meter.sn);
    },
    rulesChanged: ({ id, rules }) => {
      // One being looked up this moment may have been read before the change.
      forgotten += 1;
      const meter = known.get(id);
      if (meter) meter.rules = rules;
    },
  };
};
