// Who may send, with what has to be remembered of it: open senders, uses of keys, refusals.

import type { Log } from '../../log/log.ts';
import type { Storage } from '../../storage/storage.ts';
import { type AdmitUpload, openAdmitUpload } from './admit.ts';
import { openBlockedSerialNumbers } from './blocked-serial-numbers.ts';
import { openKeyUse } from './key-use.ts';
import type { KnownMeter, MeterCache } from './meter-cache.ts';
import { openOpenSenders, type Sender } from './open-senders.ts';
import { considerProof } from './prove-claim.ts';

export type Admissions = {
  readonly admit: AdmitUpload;
  /** Resolves when uploads may come. */
  readonly ready: Promise<void>;
  /** To be called after serial numbers were blocked or unblocked. */
  blocksChanged(): Promise<void>;
  /** Writes what was counted. */
  flush(): Promise<void>;
  close(): Promise<void>;
};

type Parts = {
  readonly storage: Pick<Storage, 'db'>;
  readonly log: Log;
  readonly meterCache: MeterCache;
  readonly openUpload: boolean;
  readonly meterChanged: (sn: string) => void;
};

const flushMs = 30_000;

export const openAdmission = ({
  storage: { db },
  log,
  meterCache,
  openUpload,
  meterChanged,
}: Parts): Admissions => {
  const senders = openOpenSenders(db);
  const keyUse = openKeyUse(db);
  const blocked = openBlockedSerialNumbers(db, log);

  const prove = async (meter: KnownMeter, sender: Sender, nowMicros: number): Promise<void> => {
    if (await considerProof({ db, senders }, { meter, sender, nowMicros })) meterChanged(meter.sn);
  };
  const flush = (): Promise<void> =>
    Promise.all([senders.flush(), keyUse.flush()]).then(
      () => undefined,
      (error) => log.warn({ err: error }, 'What was counted of open uploads could not be written.'),
    );
  const flushing = setInterval(flush, flushMs).unref();
  return {
    admit: openAdmitUpload({ meterCache, senders, keyUse, blocked, prove, openUpload }),
    ready: blocked.refreshIfPossible(),
    blocksChanged: blocked.refresh,
    flush,
    close: () => {
      clearInterval(flushing);
      blocked.close();
      return flush();
    },
  };
};
