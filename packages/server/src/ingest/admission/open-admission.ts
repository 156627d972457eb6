// Who may send, with what has to be remembered of it: open senders, uses of keys, refusals.

import type { ErrorCode } from '@ohmstead/contract';
import type { Clock } from '../../clock/clock.ts';
import type { Log } from '../../log/log.ts';
import type { Storage } from '../../storage/storage.ts';
import { type AdmitUpload, openAdmitUpload } from './admit.ts';
import { openBlockedSerialNumbers } from './blocked-serial-numbers.ts';
import { openKeyUse } from './key-use.ts';
import type { KnownMeter, MeterCache } from './meter-cache.ts';
import { noteUnreadable, type Unreadable } from './note-unreadable.ts';
import { openOpenSenders, type Sender } from './open-senders.ts';
import { considerProof } from './prove-claim.ts';
import { openRefusedUploads, type RefusedUploads } from './refused-uploads.ts';
import { openUnknownSenders } from './unknown-senders.ts';
import type { Upload } from './upload.ts';

export type Admissions = {
  readonly admit: AdmitUpload;
  /** After an upload that was let in was refused for another reason. */
  noteRefused(meter: KnownMeter, upload: Upload, code: ErrorCode): void;
  noteUnreadable(upload: Unreadable): void;
  readonly refusedOf: RefusedUploads['of'];
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
  readonly clock: Clock;
  readonly meterCache: MeterCache;
  readonly openUpload: boolean;
  readonly meterChanged: (sn: string) => void;
};

const flushMs = 30_000;

export const openAdmission = ({
  storage: { db },
  log,
  clock,
  meterCache,
  openUpload,
  meterChanged,
}: Parts): Admissions => {
  const senders = openOpenSenders(db);
  const keyUse = openKeyUse(db);
  const blocked = openBlockedSerialNumbers(db, log);
  const refused = openRefusedUploads();
  const parts = { meterCache, refused, unknown: openUnknownSenders() };

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
    admit: openAdmitUpload({ ...parts, senders, keyUse, blocked, prove, openUpload }),
    noteRefused: ({ id }, { key }, code) =>
      refused.note(
        id,
        { code, by: key === null ? 'sn' : 'key', network: null, sentSn: null },
        clock.nowMicros(),
      ),
    noteUnreadable: (upload) =>
      void noteUnreadable(parts, upload, clock.nowMicros()).catch((error) =>
        log.warn({ err: error }, 'A meter could not be looked up.'),
      ),
    refusedOf: refused.of,
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
