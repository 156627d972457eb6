// What a mail says of one step of an incident. It may be read hours later, so it says when that was, and at the end what it was.
import type { LanguageCode } from '@ohmstead/i18n';
import { incidentTime } from '../../incident-steps/incident-time.ts';
import { wordsOfStep } from '../../incident-steps/words-of-step.ts';
import type { IncidentMail } from '../auto-send-content.ts';

type Told = Pick<IncidentMail, 'incident' | 'step' | 'timeZone' | 'currency'>;

export const incidentParagraphs = (told: Told, lang: LanguageCode): string[] => {
  const { why, todo } = wordsOfStep(told, lang);
  if (told.step === 'recovered') return [wordsOfStep({ ...told, step: 'began' }, lang).why, why];
  const { incident, timeZone } = told;
  // A silence says since when, a correction that it never was.
  const saysWhen = told.step === 'corrected' || incident.kind === 'offline';
  const when = saysWhen ? [] : [incidentTime(incident, { lang, timeZone })];
  return [why, ...when, ...(todo === null ? [] : [todo])];
};
