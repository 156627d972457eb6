// The program is killed and started again in the middle of an incident: what was sent is not sent again, what was not yet is
// sent, and so is the recovery.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EveryChannel, everyChannel } from './every-channel.ts';
import { killableProgram } from './killable-program.ts';
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
import { nowMs } from './story-times.ts';

let channels: EveryChannel;
let program: Awaited<ReturnType<typeof killableProgram<OverloadedSite>>>;
beforeAll(async () => {
  channels = await everyChannel();
  program = await killableProgram({ env: channels.env, atMs: nowMs, fill: buildOverloadedSite });
  await program.start();
});
afterAll(async () => {
  await program.kill();
  await Promise.all([program.remove(), channels.close()]);
});

it('an overload sends one message over two kills, and its end another', { timeout: 300_000 }, async () => {
  const { built: site } = program;
  await watchOverload(program.ask, channels, site);
  const send = minuteSender({ ...program, site });
  const killAndStart = async (): Promise<void> => {
    await program.kill();
    await program.start();
  };
  /** Whoever is killed before it has written down what it sent sends it once more. */
  const areWrittenDown = async (): Promise<boolean> =>
    (await program.ask('GET', 'user/deliveries', { token: site.token })).every(
      ({ state }: { readonly state: string }) => state === 'sent',
    );

  // It has not settled yet: nobody is notified.
  await send([600, 6000, 6000]);
  await killAndStart();
  program.clock.goOn(settlingSeconds);
  await expectNotified(channels, overload);
  await expect.poll(areWrittenDown).toBe(true);

  await killAndStart();
  await send([6100, 7000, 6200]);
  await send([600, 600, 600]);
  program.clock.goOn(settlingSeconds);
  await expectNotified(channels, overload, overloadOver);
  const { items } = await program.ask('GET', `site/incidents/${site.siteId}`, { token: site.token });
  expect(items).toMatchObject([{ kind: 'overPower', worst: 7000 }]);
});
