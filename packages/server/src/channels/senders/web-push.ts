// A message to a browser by its push service (RFC 8030), encrypted so that only the browser reads it (RFC 8291), and signed
// with this server's key (RFC 8292).
import { post } from '../../network/outside/post.ts';
import type { SendOutcome } from '../claimed-delivery.ts';
import type { VapidKeys } from '../vapid-keys.ts';
import { outcomeOfAnswer, outcomeOfError } from './outcome-of-answer.ts';
import { newsSeconds, type Outgoing, type Send } from './send.ts';

type Parts = {
  readonly keys: () => Promise<VapidKeys>;
  /** Whom a push service can turn to. */
  readonly subject: string;
  readonly allowPrivate: boolean;
};

export const webPushSender =
  ({ keys, subject, allowPrivate }: Parts): Send =>
  async (outgoing, signal) => {
    const { target } = outgoing.delivery;
    if (target.kind !== 'webPush') throw new TypeError(`This is no browser: ${target.kind}.`);
    const { default: webPush } = await import('web-push');
    try {
      const { headers, body } = webPush.generateRequestDetails(target, payloadOf(outgoing), {
        vapidDetails: { subject, ...(await keys()) },
        contentEncoding: 'aes128gcm',
        TTL: newsSeconds,
        urgency: outgoing.message.urgency === 'urgent' ? 'high' : 'normal',
        topic: outgoing.message.topic,
      });
      const answer = await post({
        url: target.endpoint,
        headers: textHeaders(headers),
        body: body ?? '',
        allowPrivate,
        signal,
      });
      return outcomeOf(answer);
    } catch (error) {
      // Only the encryption finds out that keys are no keys.
      if (isUnusable(error)) return { kind: 'gone', said: String(error) };
      return outcomeOfError(error);
    }
  };

/** 404 is what push services say of a browser that takes no more. */
const outcomeOf = (answer: Parameters<typeof outcomeOfAnswer>[0]): SendOutcome =>
  outcomeOfAnswer(answer.status === 404 ? { ...answer, status: 410 } : answer, { isOwnProgram: false });

const mostTitle = 120;
const mostText = 1000;

/** Push services take 4096 bytes: with letters of three bytes each this is still less. */
const payloadOf = ({ message: { title, text, path, topic } }: Outgoing): string =>
  JSON.stringify({ title: cut(title, mostTitle), text: cut(text, mostText), path, topic });

const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;

const textHeaders = (headers: Readonly<Record<string, string | number>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

const isUnusable = (error: unknown): boolean =>
  error instanceof Error && /p256dh|auth(?: value| key)|subscription|public key|Invalid/i.test(error.message);
