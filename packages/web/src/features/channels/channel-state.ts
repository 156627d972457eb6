// Pure: how a channel is doing, in one word, and since when.
import type { Channel } from '@ohmstead/contract';

export type ChannelState =
  | { readonly kind: 'gone' | 'left' | 'unconfirmed' | 'off' | 'new' }
  | { readonly kind: 'failing' | 'good'; readonly at: string };

export const stateOf = (channel: Channel): ChannelState => {
  const { isOn, isConfirmed, hasLeft, lastFailure, lastFailedAt, lastSentAt } = channel;
  if (!isOn && lastFailure === 'gone') return { kind: 'gone' };
  if (hasLeft) return { kind: 'left' };
  if (!isConfirmed) return { kind: 'unconfirmed' };
  if (!isOn) return { kind: 'off' };
  if (lastFailedAt !== null && (lastSentAt === null || Date.parse(lastFailedAt) > Date.parse(lastSentAt)))
    return { kind: 'failing', at: lastFailedAt };
  return lastSentAt === null ? { kind: 'new' } : { kind: 'good', at: lastSentAt };
};
