// What is to be known of a receiver before it is a channel: a secure address outside of private networks, keys that can be
// used, a service that this server has settings for.
import type { ChannelTarget } from '@ohmstead/contract';
import { type Outcome, refuse, refuseField } from '../errors/outcome.ts';
import { leadsInside } from '../network/outside/leads-inside.ts';
import type { Senders } from './senders/create-senders.ts';
import { isTopic, readTopic } from './senders/ntfy.ts';

type Parts = { readonly senders: Senders; readonly allowPrivate: boolean };

export const checkTarget = async (
  { senders, allowPrivate }: Parts,
  target: ChannelTarget,
): Promise<Outcome<null>> => {
  if (senders.of(target) === null) return refuse('channel_unavailable');
  if (target.kind === 'webPush' && !areKeys(target.keys)) return refuseField('target.keys', 'field_invalid');
  if (target.kind === 'ntfy' && !isTopic(readTopic(target.url).topic))
    return refuseField('target.url', 'field_invalid');
  const address = addressOf(target);
  if (address === null || allowPrivate) return null;
  return (await leadsInside(address)) ? refuse('address_refused') : null;
};

const addressOf = (target: ChannelTarget): string | null => {
  if (target.kind === 'webPush') return target.endpoint;
  return 'url' in target ? target.url : null;
};

const publicKeyBytes = 65;
const authBytes = 16;

/** A point of the curve, not compressed, and the shared secret (RFC 8291). */
const areKeys = ({ p256dh, auth }: Extract<ChannelTarget, { kind: 'webPush' }>['keys']): boolean => {
  const point = Buffer.from(p256dh, 'base64url');
  return (
    point.length === publicKeyBytes && point[0] === 4 && Buffer.from(auth, 'base64url').length === authBytes
  );
};
