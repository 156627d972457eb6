// What a mail says of one step of an incident. It may be read hours later, so it says when that was, and at the end what it was.
import type { LanguageCode } from '@ohmstead/i18n';
import { incidentTime } from '../../incident-steps/incident-time.ts';
import { wordsOfStep } from '../../incident-steps/words-of-step.ts';
import type { IncidentMail } from '../auto-send-content.ts';

type StepOfMail = Pick<IncidentMail, 'incident' | 'step' | 'timeZone' | 'currency'>;

export const incidentParagraphs = (mail: StepOfMail, lang: LanguageCode): string[] => {
  const { why, todo } = wordsOfStep(mail, lang);
  if (mail.step === 'recovered') return [wordsOfStep({ ...mail, step: 'began' }, lang).why, why];
  const { incident, timeZone } = mail;
  // A silence says since when, a correction that it never was.
  const saysWhen = mail.step === 'corrected' || incident.kind === 'offline';
  const when = saysWhen ? [] : [incidentTime(incident, { lang, timeZone })];
  return [why, ...when, ...(todo === null ? [] : [todo])];
};
