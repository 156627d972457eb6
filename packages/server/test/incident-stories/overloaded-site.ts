// An owner with every channel, whose meter has a limit to its power.
import type { Kysely } from 'kysely';
import type { Clock } from '../../src/clock/clock.ts';
import type { Database } from '../../src/storage/schema.ts';
import type { Ask } from './ask.ts';
import type { EveryChannel } from './every-channel.ts';
import { buildOwner, buildWatchedSite } from './owner.ts';
import { sendReadings } from './send-readings.ts';

export type OverloadedSite = Awaited<ReturnType<typeof buildOverloadedSite>>;

export const buildOverloadedSite = async (parts: {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
}) => {
  const owner = await buildOwner(parts);
  const story = { meter: { rated_power_w: 10_000 } };
  return { ...owner, ...(await buildWatchedSite(parts.db, owner, { name: 'Haus Süd', story })) };
};

/** An overload begins above 5 kW. */
export const watchOverload = async (
  ask: Ask,
  channels: EveryChannel,
  { token, siteId }: OverloadedSite,
): Promise<void> => {
  await channels.join(ask, token);
  const body = { kind: 'overPower', meterId: null, isOn: true, limit: 5000 };
  await ask('POST', `site/alertrules/${siteId}`, { token, body });
};

type Sending = {
  readonly address: () => string;
  readonly clock: Clock & { goOn(seconds: number): void };
  readonly site: OverloadedSite;
};

/** Minute by minute the meter sends a reading; what the last one shows is sent once the clock has gone on. */
export const minuteSender =
  ({ address, clock, site }: Sending) =>
  async (powersW: readonly number[], importKwh = 1000): Promise<void> => {
    for (const powerW of powersW) {
      clock.goOn(60);
      const atMs = clock.nowMicros() / 1000;
      const rows = [[230, powerW / 230, powerW, importKwh, 0]];
      await sendReadings(address(), site.meter, [{ atMs, rows }]);
    }
  };

export const overload = 'Overload: Grid (Haus Süd)';
export const overloadOver = 'Back to normal: Overload, Grid (Haus Süd)';
