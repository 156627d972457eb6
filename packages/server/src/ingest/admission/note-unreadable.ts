// An upload that came to a meter's own address and could not be read: its owner is notified, since nobody else has the key.
import type { ErrorCode } from '@ohmstead/contract';
import type { MeterCache } from './meter-cache.ts';
import type { Sender } from './open-senders.ts';
import type { RefusedUploads } from './refused-uploads.ts';
import type { UnknownSenders } from './unknown-senders.ts';

export type Unreadable = { readonly key: string; readonly sender: Sender; readonly code: ErrorCode };

type Parts = {
  readonly meterCache: Pick<MeterCache, 'byKey'>;
  readonly refused: Pick<RefusedUploads, 'note'>;
  readonly unknown: UnknownSenders;
};

export const noteUnreadable = async (
  { meterCache, refused, unknown }: Parts,
  { key, sender, code }: Unreadable,
  nowMicros: number,
): Promise<void> => {
  const known = meterCache.byKey(key);
  const mustLookUp = typeof known === 'function';
  if (mustLookUp && unknown.pauseOf(sender, nowMicros) > 0) return;
  const meter = mustLookUp ? await known() : known;
  if (meter === null) unknown.count(sender, nowMicros);
  else refused.note(meter.id, { code, by: 'key', network: null, sentSn: null }, nowMicros);
};
