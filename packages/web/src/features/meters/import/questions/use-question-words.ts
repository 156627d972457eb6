import type { ImportPreview } from '@ohmstead/contract';
import { calendarFormatsOf, type TextKey } from '@ohmstead/i18n';
import { useTexts } from '../../../../texts/use-texts.ts';
import type { MappingDraft } from '../draft/mapping-draft.ts';
import { ambiguousDate } from './date-order.ts';
import { timesOf } from './evidence.ts';
import type { Opening } from './openings.ts';

const questions: Readonly<Record<Opening, TextKey>> = {
  columns: 'import.ask.columns',
  meter: 'import.ask.meter',
  kind: 'import.ask.kind',
  direction: 'import.ask.direction',
  unit: 'import.ask.unit',
  dateOrder: 'import.ask.dateOrder',
  zone: 'import.ask.zone',
  stamp: 'import.ask.stamp',
};

const answers: Readonly<Record<string, TextKey>> = {
  counter: 'import.kind.counter',
  interval: 'import.kind.interval',
  import: 'import.direction.import',
  export: 'import.direction.export',
  net: 'import.direction.net',
  start: 'import.stamp.start',
  end: 'import.stamp.end',
};

type File = { readonly preview: ImportPreview; readonly draft: MappingDraft; readonly siteZone: string };

/** Questions and answers as people read them. */
export const useQuestionWords = ({ preview, draft, siteZone }: File) => {
  const { say, lang, formats } = useTexts();
  const times = timesOf(preview.rows, draft);
  const date = ambiguousDate(times);
  const dateText = (format: string): string => {
    if (date === null) return format.slice(0, 10);
    return calendarFormatsOf(lang).day(format.startsWith('dd') ? date.dayFirst : date.monthFirst);
  };
  const zoneText = (zone: string) =>
    zone === siteZone ? say('import.zone.site', { zone: plain(zone) }) : plain(zone);
  const answerText = (opening: Opening, answer: string): string => {
    if (opening === 'zone') return zoneText(answer);
    if (opening === 'dateOrder') return dateText(answer);
    if (opening === 'unit') return formats.unit(answer);
    const key = opening === 'meter' ? undefined : answers[answer];
    return key ? say(key) : answer;
  };
  return {
    question: (opening: Opening): string => say(questions[opening], { date: date?.text ?? times[0] ?? '' }),
    answerText,
  };
};

const plain = (zone: string): string => zone.replaceAll('_', ' ');
