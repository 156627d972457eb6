// Incidents of a period as a list in a mail.
import { type LanguageCode, textOf } from '@ohmstead/i18n';
import { incidentTime } from '../../incident-steps/incident-time.ts';
import { wordsOfStep } from '../../incident-steps/words-of-step.ts';
import type { StandingIncident } from '../auto-send-content.ts';
import type { ListItem } from './mail-section.ts';

type Reader = { readonly lang: LanguageCode; readonly timeZone: string };

export const incidentItems = (
  incidents: readonly StandingIncident[],
  { lang, timeZone }: Reader,
): ListItem[] =>
  incidents.map(({ incident, currency }) => {
    const { title, why } = wordsOfStep({ incident, step: 'began', timeZone, currency }, lang);
    return { title, lines: [why, incidentTime(incident, { lang, timeZone })] };
  });

export const moreNote = (more: number, lang: LanguageCode): string[] =>
  more === 0 ? [] : [textOf(lang, 'mail.report.more', { count: more })];
