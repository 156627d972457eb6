import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildChannel } from '../../test/build-channel.ts';
import { buildAccount, buildSite } from '../../test/build-meter.ts';
import { buildIncident, buildStep } from '../../test/build-notified-step.ts';
import { databaseForTest } from '../../test/database-for-test.ts';
import type { Storage } from '../storage/storage.ts';
import type { ClaimedDelivery } from './claimed-delivery.ts';
import { writeOutcome } from './outbox/write-outcome.ts';
import { queueDeliveries } from './queue-deliveries.ts';
import { openTurns } from './turns.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await databaseForTest();
});
afterAll(() => storage.close());
beforeEach(async () => {
  await storage.db.deleteFrom('account').execute();
});

const webhook = { kind: 'webhook', url: 'https://example.org/hook' } as const;

/** An account with some channels, for each of which some messages wait. */
const waiting = async ({ channels, messages }: { channels: number; messages: number }): Promise<number[]> => {
  const { db } = storage;
  const owner = await buildAccount(db);
  const siteId = await buildSite(db, { account_id: owner });
  const ids: number[] = [];
  for (let count = 0; count < channels; count += 1) ids.push(await buildChannel(db, owner, webhook));
  for (let count = 0; count < messages; count += 1) {
    const startedAt = new Date(Date.UTC(2026, 0, 1) + count * 60_000);
    await queueDeliveries(db, await buildStep(db, await buildIncident(db, { siteId, startedAt })));
  }
  return ids;
};

/** Every receiver is slow that takes any time at all. */
const slowTurns = () => openTurns({ db: storage.db, leaseMs: 60_000 }, 0);
type Turns = ReturnType<typeof slowTurns>;

const claimed = async (turns: Turns): Promise<ClaimedDelivery> =>
  (await turns.claim()) ?? expect.fail('Nothing could be claimed.');
const sendOne = async (turns: Turns): Promise<number> => {
  const delivery = await claimed(turns);
  await turns.timed(delivery.channelId, () => writeOutcome(storage.db, delivery, { kind: 'sent' }));
  return delivery.channelId;
};

describe('the next message', () => {
  it('is that of a channel that is not slow, however much waits for a slow one', async () => {
    const [slow] = await waiting({ channels: 1, messages: 3 });
    const turns = slowTurns();
    expect(await sendOne(turns)).toBe(slow);
    const [other] = await waiting({ channels: 1, messages: 1 });
    expect(await sendOne(turns)).toBe(other);
    expect(await sendOne(turns)).toBe(slow);
  });

  it('is that of a few slow channels at a time', async () => {
    const slow = [
      ...(await waiting({ channels: 2, messages: 2 })),
      ...(await waiting({ channels: 2, messages: 2 })),
    ];
    const turns = slowTurns();
    const sent: number[] = [];
    for (const _ of slow) sent.push(await sendOne(turns));
    expect(new Set(sent)).toEqual(new Set(slow));
    for (let count = 0; count < 3; count += 1) {
      const { channelId } = await claimed(turns);
      void turns.timed(channelId, () => new Promise(() => undefined));
    }
    expect(await turns.claim()).toBeNull();
    const [other] = await waiting({ channels: 1, messages: 1 });
    expect((await claimed(turns)).channelId).toBe(other);
  });

  it('is any again of a channel that answers quickly again', async () => {
    const [first, second] = [
      ...(await waiting({ channels: 1, messages: 3 })),
      ...(await waiting({ channels: 1, messages: 3 })),
    ];
    const turns = openTurns({ db: storage.db, leaseMs: 60_000 }, 500);
    const takingMs = async (ms: number): Promise<number> => {
      const delivery = await claimed(turns);
      await turns.timed(delivery.channelId, async () => {
        const untilMs = performance.now() + ms;
        do await writeOutcome(storage.db, delivery, { kind: 'sent' });
        while (performance.now() < untilMs);
      });
      return delivery.channelId;
    };
    const slowFirst = [await takingMs(510), await takingMs(0), await takingMs(0), await takingMs(0)];
    expect(slowFirst).toEqual([first, second, second, second]);
    expect(await takingMs(0)).toBe(first);
    await waiting({ channels: 1, messages: 1 });
    expect(await takingMs(0)).toBe(first);
  });
});
