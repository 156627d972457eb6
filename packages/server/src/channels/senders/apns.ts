// A message to an Apple device by APNs, over HTTP/2
// (https://developer.apple.com/documentation/usernotifications/sending-notification-requests-to-apns).
import * as z from 'zod/mini';
import type { SendOutcome } from '../claimed-delivery.ts';
import type { ApnsKey } from './apns-key.ts';
import { type ApnsToken, apnsToken } from './apns-token.ts';
import { type Http2Answer, http2Post } from './http2-post.ts';
import { outcomeOfAnswer, outcomeOfError, saidBy } from './outcome-of-answer.ts';
import { newsSeconds, type Outgoing, type Send } from './send.ts';

type Parts = {
  readonly key: ApnsKey;
  /** The app's bundle id. */
  readonly topic: string;
  readonly url: string;
  readonly nowMs: () => number;
};

export const apnsSender = ({ key, topic, url, nowMs }: Parts): Send => {
  const access = apnsToken(key, nowMs);
  return async (outgoing, signal) => {
    const { target } = outgoing.delivery;
    if (target.kind !== 'appPush') throw new TypeError(`This is no app: ${target.kind}.`);
    if (!/^[0-9a-f]{8,400}$/i.test(target.token)) return { kind: 'gone', said: 'BadDeviceToken' };
    const { message } = outgoing;
    const headers = {
      ':path': `/3/device/${target.token}`,
      authorization: `bearer ${access.token()}`,
      'apns-topic': topic,
      'apns-push-type': 'alert',
      'apns-priority': message.urgency === 'urgent' ? '10' : '5',
      'apns-expiration': String(Math.floor(nowMs() / 1000) + newsSeconds),
      'apns-collapse-id': message.topic,
    };
    try {
      return outcomeOf(await http2Post({ url, headers, body: bodyOf(outgoing), signal }), access);
    } catch (error) {
      return outcomeOfError(error);
    }
  };
};

const bodyOf = ({ message: { title, text, topic, path } }: Outgoing): string =>
  JSON.stringify({
    aps: { alert: { title, body: text }, sound: 'default', 'thread-id': topic },
    path,
  });

/** The device has the app no more, or the token is for another app or another of Apple's two services. */
const gone = new Set(['Unregistered', 'BadDeviceToken', 'DeviceTokenNotForTopic', 'ExpiredToken']);
const ofToken = new Set(['ExpiredProviderToken', 'InvalidProviderToken', 'MissingProviderToken']);

const outcomeOf = ({ status, text }: Http2Answer, access: ApnsToken): SendOutcome => {
  if (status === 200) return { kind: 'sent' };
  const reason = reasonIn(text);
  const said = saidBy(status, reason ?? text);
  if (reason !== null && gone.has(reason)) return { kind: 'gone', said };
  if (reason !== null && ofToken.has(reason)) {
    access.forget();
    return { kind: 'again', failure: 'refused', said, afterMs: null };
  }
  return outcomeOfAnswer({ status, headers: {}, text: reason ?? text }, { isOwnProgram: false });
};

const problem = z.object({ reason: z.string() });

const reasonIn = (text: string): string | null => {
  try {
    return problem.safeParse(JSON.parse(text)).data?.reason ?? null;
  } catch {
    return null;
  }
};
