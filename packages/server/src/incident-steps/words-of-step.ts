import { formatsOf, type IncidentWords, incidentWords, type LanguageCode, textOf } from '@ohmstead/i18n';
import type { NotifiedStep } from './notified-step.ts';

/** What is said of a step, in its reader's language and the site's time. */
export const wordsOfStep = (
  { incident, step, timeZone, currency }: Pick<NotifiedStep, 'incident' | 'step' | 'timeZone' | 'currency'>,
  lang: LanguageCode,
): IncidentWords =>
  incidentWords(incident, step, {
    lang,
    formats: formatsOf(lang),
    timeZone,
    currency,
    text: (key, params) => textOf(lang, key, params),
  });
