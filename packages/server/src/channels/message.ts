// A message in its reader's language: what happened, why it is said, what to do, and where in the app there is more.
import { type IncidentStep, type IncidentUrgency, incidentKind } from '@ohmstead/domain';
import { type LanguageCode, textOf } from '@ohmstead/i18n';
import { incidentTime } from '../incident-steps/incident-time.ts';
import { wordsOfStep } from '../incident-steps/words-of-step.ts';
import type { DeliveryContent } from '../storage/schema/channels.ts';

/** What a delivery says of its message; all of it is null for a test. */
export type MessageSource = {
  readonly step: IncidentStep | null;
  readonly content: DeliveryContent | null;
  readonly siteId: number | null;
  readonly incidentId: number | null;
  /** Quiet hours kept it back: it says when it was. */
  readonly wasHeld: boolean;
};

export type Message = {
  readonly title: string;
  readonly text: string;
  /** A page of the app. */
  readonly path: `/${string}`;
  readonly urgency: IncidentUrgency;
  /** The same for all that is said of one incident: a newer message may take the place of an older one. */
  readonly topic: string;
};

export const messageOf = (
  { step, content, siteId, incidentId, wasHeld }: MessageSource,
  lang: LanguageCode,
): Message => {
  if (step === null || content === null) return testMessage(lang);
  const { title, why, todo } = wordsOfStep({ step, ...content }, lang);
  const when = wasHeld && step === 'began' ? incidentTime(content.incident, { lang, ...content }) : null;
  return {
    title,
    text: [why, when, todo].filter((line) => line !== null).join('\n'),
    path: `/site/${siteId}/alerts/${incidentId}`,
    // That it is over is no reason to wake somebody.
    urgency: step === 'began' ? incidentKind(content.incident.kind).urgency : 'normal',
    topic: `incident-${incidentId}`,
  };
};

export const titleOf = (
  { step, content }: Pick<MessageSource, 'step' | 'content'>,
  lang: LanguageCode,
): string =>
  step === null || content === null ? testMessage(lang).title : wordsOfStep({ step, ...content }, lang).title;

const testMessage = (lang: LanguageCode): Message => ({
  title: textOf(lang, 'channels.testTitle'),
  text: textOf(lang, 'channels.testText'),
  path: '/edit/usersetting/messages',
  urgency: 'normal',
  topic: 'test',
});
