// Who uploads a serial number openly, that is without a key, while no meter is proven to have it: the proof of a claim
// asks. Anybody may send anything, so their number, per serial number too, and what one address may add are bounded.
import { nextInterval } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { BoundedMap } from '../../collections/bounded-map.ts';
import { networkOf } from '../../network/network-of.ts';
import { type Bucket, fullBucket, takeToken } from '../../rate-limits/token-bucket.ts';
import type { Database } from '../../storage/schema.ts';
import type { OpenSender } from './claim-proof.ts';
import { addRow, type Seen, sendersOf, writeSeenAgain } from './open-sender-rows.ts';

export type OpenSenders = {
  note(sn: string, sender: Sender, nowMicros: number): Promise<void>;
  of(sn: string): Promise<OpenSender[]>;
  /** Writes the counts of those seen again. */
  flush(): Promise<void>;
};

export type Sender = {
  readonly address: string;
  /** It came by a proxy nobody declared: whose address it is remains unknown. */
  readonly isForwarded: boolean;
};

const mostSeen = 10_000;
/** A farm's meters share one address. */
const newOnesOfAddress = { burst: 40, perSecond: 1 / 60 };
const mostAddresses = 10_000;

export const openOpenSenders = (db: Kysely<Database>): OpenSenders => {
  const seen = new BoundedMap<string, Seen>(mostSeen);
  const changed = new Set<Seen>();
  const buckets = new BoundedMap<string, Bucket>(mostAddresses);

  const mayAdd = (address: string, nowMicros: number): boolean => {
    const bucket = buckets.get(address) ?? fullBucket(newOnesOfAddress, nowMicros);
    buckets.set(address, bucket);
    return takeToken(bucket, newOnesOfAddress, nowMicros) === 0;
  };

  const flush = async (): Promise<void> => {
    for (const one of changed) {
      changed.delete(one);
      const { uploads } = one;
      one.uploads = 0;
      if (!(await writeSeenAgain(db, one, uploads))) seen.delete(nameOf(one));
    }
  };

  return {
    note: async (sn, { address, isForwarded }, nowMicros) => {
      const network = networkOf(address);
      const again = seen.get(nameOf({ sn, network }));
      if (again) {
        again.uploads += 1;
        again.intervalSeconds = nextInterval(
          again.intervalSeconds,
          (nowMicros - again.lastMicros) / 1_000_000,
        );
        again.lastMicros = nowMicros;
        again.isForwarded ||= isForwarded;
        changed.add(again);
        return;
      }
      if (!mayAdd(address, nowMicros)) return;
      const first = { sn, network, uploads: 0, lastMicros: nowMicros, intervalSeconds: null, isForwarded };
      if (await addRow(db, first)) seen.set(nameOf(first), first);
    },
    of: async (sn) => {
      await flush();
      return sendersOf(db, sn);
    },
    flush,
  };
};

const nameOf = ({ sn, network }: Pick<Seen, 'sn' | 'network'>): string => `${sn} ${network}`;
