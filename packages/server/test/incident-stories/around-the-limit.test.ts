// A value that hovers around its limit sends one message, on every channel.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testClock } from '../test-clock.ts';
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
import { channelNames } from './taken-message.ts';

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

it('a power around its limit is one overload, which ends once it stays below', {
  timeout: 240_000,
}, async () => {
  // Over the limit, though never for a minute.
  await send([600, 4990, 5050, 4990, 5100, 4950]);
  await send([5200, 5100]);
  clock.goOn(settlingSeconds);
  await expectNotified(channels, overload);
  // Within two percent of it, or below that only for a moment.
  await send([4950, 4990, 4960, 5050, 5100, 4910, 4990, 4500, 5300, 5200, 4950]);
  await send([4500, 4400, 4300]);
  clock.goOn(settlingSeconds);
  await expectNotified(channels, overload, overloadOver);
  const { token } = site;
  const messages = await program.ask('GET', 'user/deliveries', { token });
  expect(messages).toHaveLength(2 * channelNames.length);
  const { items } = await program.ask('GET', `site/incidents/${site.siteId}`, { token });
  expect(items).toMatchObject([{ kind: 'overPower', worst: 5300 }]);
});
