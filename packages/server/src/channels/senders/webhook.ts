// A message as JSON to a program of the person's own, signed so that it can tell who sent it.
import { createHmac } from 'node:crypto';
import { incidentKind } from '@ohmstead/domain';
import { post } from '../../network/outside/post.ts';
import { outcomeOfAnswer, outcomeOfError } from './outcome-of-answer.ts';
import type { Outgoing, Send } from './send.ts';

type Parts = { readonly allowPrivate: boolean; readonly version: string; readonly nowMs: () => number };

export const webhookSender =
  ({ allowPrivate, version, nowMs }: Parts): Send =>
  async (outgoing, signal) => {
    const { target, secret, id } = outgoing.delivery;
    if (target.kind !== 'webhook') throw new TypeError(`This is no webhook: ${target.kind}.`);
    const body = JSON.stringify(bodyOf(outgoing));
    const timestamp = String(Math.floor(nowMs() / 1000));
    const headers = {
      'content-type': 'application/json',
      'user-agent': `Ohmstead/${version}`,
      'x-ohmstead-delivery': String(id),
      'x-ohmstead-timestamp': timestamp,
      'x-ohmstead-signature': `sha256=${signatureOf({ secret: secret ?? '', timestamp, body })}`,
    };
    try {
      const answer = await post({ url: target.url, headers, body, allowPrivate, signal });
      return outcomeOfAnswer(answer, { isOwnProgram: true });
    } catch (error) {
      return outcomeOfError(error);
    }
  };

type Signed = { readonly secret: string; readonly timestamp: string; readonly body: string };

const signatureOf = ({ secret, timestamp, body }: Signed): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');

/** `delivery` is the same at each attempt: a receiver that has it already can leave it out. */
const bodyOf = ({ delivery, message, link }: Outgoing) => {
  const { id, step, content, incidentId, siteId, createdAt } = delivery;
  const { title, text, urgency } = message;
  const common = { delivery: id, title, text, link };
  if (step === null || content === null) return { event: 'test', at: createdAt.toISOString(), ...common };
  const { siteName, meterName, ...incident } = content.incident;
  return {
    event: `incident.${step}`,
    at: content.at,
    ...common,
    urgency,
    site: { id: siteId, name: siteName, timeZone: content.timeZone, currency: content.currency },
    meter: meterName,
    incident: { id: incidentId, ...incident, unit: incidentKind(incident.kind).unit },
  };
};
