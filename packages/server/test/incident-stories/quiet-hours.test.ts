// Quiet hours hold messages back on every channel until they end. They are hours of the database's clock: the test moves
// their end, not that clock.
import { hourMs } from '@ohmstead/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '../test-clock.ts';
import { readNotices } from './app-notices.ts';
import { type EveryChannel, everyChannel } from './every-channel.ts';
import { expectNotified } from './notified-titles.ts';
import {
  buildOverloadedSite,
  minuteSender,
  type OverloadedSite,
  overload,
  overloadOver,
  watchOverload,
} from './overloaded-site.ts';
import { settlingSeconds } from './passing-time.ts';
import { type RunningProgram, runningProgram } from './running-program.ts';
import { nowMs } from './story-times.ts';

const clock = testClock(nowMs * 1000);
let channels: EveryChannel;
let program: RunningProgram;
let site: OverloadedSite;
let send: ReturnType<typeof minuteSender>;
beforeAll(async () => {
  channels = await everyChannel();
  program = await runningProgram(clock, channels.env);
  site = await buildOverloadedSite(program);
  await watchOverload(program.ask, channels, site);
  send = minuteSender({ address: program.address, clock, site });
});
afterAll(async () => {
  await program.close();
  await channels.close();
});

const notifiedInApp = async () => (await readNotices(program.ask, site.token)).map(({ title }) => title);
const counterCorrected = 'Counter corrected: Grid (Haus Süd)';

/** They began an hour ago, and end in an hour. */
const rest = async ({ urgentToo }: { readonly urgentToo: boolean }): Promise<void> => {
  const clockAt = (ms: number): string =>
    new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/Berlin' }).format(ms);
  const hours = { from: clockAt(Date.now() - hourMs), to: clockAt(Date.now() + hourMs), urgentToo };
  await program.ask('POST', 'user/quiethours', { token: site.token, body: { quietHours: hours } });
};
const held = () =>
  program.db.selectFrom('delivery').select('step').where('held_until', '>', sql<Date>`now()`).execute();
const endRest = () =>
  sql`update delivery set held_until = now() - interval '1 second', next_attempt_at = now()
    where held_until > now()`.execute(program.db);

describe('quiet hours', () => {
  it('hold back until their end what is not urgent', { timeout: 300_000 }, async () => {
    await rest({ urgentToo: true });
    await send([600, 600]);
    await send([600], 5000);
    await send([600, 600, 600]);
    clock.goOn(settlingSeconds);
    await expect.poll(notifiedInApp).toEqual([counterCorrected]);
    await send([6000, 6000]);
    clock.goOn(settlingSeconds);
    // Sent later, and there before.
    await expectNotified(channels, overload);
    await send([600, 600]);
    clock.goOn(settlingSeconds);
    await expectNotified(channels, overload, overloadOver);
    await endRest();
    await expectNotified(channels, overload, overloadOver, counterCorrected);
  });

  it('make one message of what is over by their end', { timeout: 240_000 }, async () => {
    const before = channels.taken().length;
    await rest({ urgentToo: false });
    await send([7000, 7000]);
    clock.goOn(settlingSeconds);
    await expect.poll(held).toEqual(Array.from({ length: 6 }, () => ({ step: 'began' })));
    await send([600, 600]);
    clock.goOn(settlingSeconds);
    await expect.poll(held).toEqual(Array.from({ length: 6 }, () => ({ step: 'recovered' })));
    expect(channels.taken()).toHaveLength(before);
    await endRest();
    await expectNotified(channels, overload, overloadOver, counterCorrected, overloadOver);
    expect(channels.taken().at(-1)?.text).toContain('It lasted from Jun 16, 2026, 12:19 PM to');
    expect(await notifiedInApp()).toEqual([overloadOver, overload, overloadOver, overload, counterCorrected]);
  });
});
