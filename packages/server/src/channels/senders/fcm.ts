// A message to an Android app by Firebase Cloud Messaging, HTTP v1
// (https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages).
import * as z from 'zod/mini';
import { post } from '../../network/outside/post.ts';
import type { SendOutcome } from '../claimed-delivery.ts';
import type { FcmAccount } from './fcm-account.ts';
import { type GoogleToken, googleToken } from './google-token.ts';
import { outcomeOfAnswer, outcomeOfError, saidBy } from './outcome-of-answer.ts';
import { newsSeconds, type Outgoing, type Send } from './send.ts';

type Parts = { readonly account: FcmAccount; readonly url: string; readonly nowMs: () => number };

export const fcmSender = ({ account, url, nowMs }: Parts): Send => {
  const access = googleToken(account, nowMs);
  return async (outgoing, signal) => {
    const { target } = outgoing.delivery;
    if (target.kind !== 'appPush') throw new TypeError(`This is no app: ${target.kind}.`);
    try {
      const answer = await post({
        url: `${url}/v1/projects/${account.projectId}/messages:send`,
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${await access.token(signal)}`,
        },
        body: JSON.stringify({ message: messageOf(outgoing, target.token) }),
        // The operator chose the address.
        allowPrivate: true,
        signal,
      });
      return outcomeOf(answer, access);
    } catch (error) {
      return outcomeOfError(error);
    }
  };
};

const messageOf = ({ message: { title, text, urgency, topic, path } }: Outgoing, token: string) => ({
  token,
  notification: { title, body: text },
  data: { path },
  android: {
    priority: urgency === 'urgent' ? 'HIGH' : 'NORMAL',
    ttl: `${newsSeconds}s`,
    notification: { tag: topic },
  },
});

const problem = z.object({
  error: z.object({ details: z.optional(z.array(z.object({ errorCode: z.optional(z.string()) }))) }),
});

/** The token belongs to no app any more, or to one of another sender. */
const gone = new Set(['UNREGISTERED', 'SENDER_ID_MISMATCH']);

const outcomeOf = (answer: Parameters<typeof outcomeOfAnswer>[0], access: GoogleToken): SendOutcome => {
  const { status, text } = answer;
  const code = codeIn(text);
  if (code !== null && gone.has(code)) return { kind: 'gone', said: saidBy(status, code) };
  if (status === 401) {
    access.forget();
    return { kind: 'again', failure: 'refused', said: saidBy(status, text), afterMs: null };
  }
  return outcomeOfAnswer(answer, { isOwnProgram: false });
};

const codeIn = (text: string): string | null => {
  const parsed = problem.safeParse(parsedJson(text));
  return parsed.data?.error.details?.find(({ errorCode }) => errorCode !== undefined)?.errorCode ?? null;
};

/** A long answer is cut off, and then says no code. */
const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
