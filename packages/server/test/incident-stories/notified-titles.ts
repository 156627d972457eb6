// What each channel has received so far, by the titles in the order they came.
import { expect } from 'vitest';
import type { EveryChannel } from './every-channel.ts';
import { type ChannelName, channelNames } from './taken-message.ts';

export const titlesByChannel = ({ taken }: EveryChannel): Record<string, string[]> =>
  onEach((name) =>
    taken()
      .filter(({ channel }) => channel === name)
      .map(({ title }) => title),
  );

/** A message passes the notifier, its sender and, by mail, the outbox: each looks every second or two, on a busy machine later. */
const patience = { timeout: 90_000, interval: 100 };

/** Waits until each channel has received just that. */
export const expectNotified = (channels: EveryChannel, ...titles: string[]): Promise<void> =>
  expect.poll(() => titlesByChannel(channels), patience).toEqual(onEach(() => titles));

const onEach = (titlesOf: (name: ChannelName) => string[]): Record<string, string[]> =>
  Object.fromEntries(channelNames.map((name) => [name, titlesOf(name)]));
