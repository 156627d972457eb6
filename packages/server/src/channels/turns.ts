// Whose message goes next: a channel whose receiver was slow comes after the others, and a few of them at a time, so that what
// waits for it stands in front of nobody else's.
import type { ClaimedDelivery } from './claimed-delivery.ts';
import { claimDelivery } from './outbox/claim-delivery.ts';
import type { Delivering } from './outbox/deliver.ts';

type Turns = {
  /** Null: no message can be sent now. */
  claim(): Promise<ClaimedDelivery | null>;
  /** Attempts a message of the channel, and notes whether its receiver is slow. */
  timed<Result>(channelId: number, attempt: () => Promise<Result>): Promise<Result>;
};

/** Fewer than an account may have under way: its other channels go on meanwhile. */
const mostSlowAtOnce = 3;
const usualSlowMs = 2_000;

export const openTurns = (
  { db, leaseMs }: Pick<Delivering, 'db' | 'leaseMs'>,
  slowMs: number = usualSlowMs,
): Turns => {
  const slow = new Set<number>();
  const underWay = new Set<number>();

  const claimSlow = async (): Promise<ClaimedDelivery | null> => {
    const busy = [...underWay].filter((id) => slow.has(id)).length;
    if (slow.size === 0 || busy >= mostSlowAtOnce) return null;
    return claimDelivery(db, leaseMs, { are: 'only', ids: [...slow] });
  };

  return {
    claim: async () =>
      (await claimDelivery(db, leaseMs, { are: 'allBut', ids: [...slow] })) ?? (await claimSlow()),
    timed: async (channelId, attempt) => {
      const startedMs = performance.now();
      underWay.add(channelId);
      try {
        return await attempt();
      } finally {
        underWay.delete(channelId);
        if (performance.now() - startedMs >= slowMs) slow.add(channelId);
        else slow.delete(channelId);
      }
    },
  };
};
