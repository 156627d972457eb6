import type { ListedIncident } from '@ohmstead/contract';
import { incidentSpan, incidentWords } from '@ohmstead/i18n';
import { kindWords } from '../model/incident/kind-words.ts';
import { useTexts } from '../texts/use-texts.ts';
import { phaseName } from '../ui/phase-name.ts';

/** What the words about a site's incidents need to know of it. */
export type IncidentSite = {
  readonly name: string;
  readonly timeZone: string;
  /** ISO 4217. */
  readonly priceUnit: string;
};

/** An incident in words: what, where, when, why, and what to do. */
export const useIncidentWords = ({ name, timeZone, priceUnit }: IncidentSite) => {
  const { say, lang, formats } = useTexts();
  const whole = (incident: ListedIncident) =>
    incidentWords({ ...incident, siteName: name }, 'began', {
      lang,
      formats,
      timeZone,
      currency: priceUnit,
      text: say,
    });
  return {
    title: ({ kind }: ListedIncident): string => say(kindWords[kind]),
    where: ({ meterName, phase }: ListedIncident): string => {
      if (meterName === null) return say('alert.site');
      if (phase === null) return meterName;
      return say('alert.atPhase', { place: meterName, phase: phaseName(phase - 1) });
    },
    when: ({ startedAt, endedAt }: ListedIncident): string => {
      const fromMs = Date.parse(startedAt);
      if (endedAt === null) return say('alerts.since', { from: formats.dateTime(fromMs, timeZone) });
      return incidentSpan(fromMs, Date.parse(endedAt), { lang, formats, timeZone, text: say });
    },
    why: (incident: ListedIncident): string => whole(incident).why,
    todo: (incident: ListedIncident): string | null => whole(incident).todo,
    until: (at: string): string => say('alerts.paused', { time: formats.dateTime(Date.parse(at), timeZone) }),
  };
};

export type WordsOfIncidents = ReturnType<typeof useIncidentWords>;
