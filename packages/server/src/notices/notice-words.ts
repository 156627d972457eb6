// Pure: the words of a notice in its reader's language.
import { calendarFormatsOf, type LanguageCode, type TextKey, textOf } from '@ohmstead/i18n';
import type { Notice, NoticeText } from '../storage/schema/people.ts';
import { type IncidentNoticeParams, incidentNoticeText, incidentTemplate } from './incident-notice.ts';
import type { NoticeTemplate } from './send-notice.ts';

type Keys = {
  readonly title: TextKey;
  readonly content: TextKey;
  /** Values from others that depend on the language, such as a date. */
  readonly written?: (params: Params, lang: LanguageCode) => Params;
};

type Params = Readonly<Record<string, string | number>>;

/** The period of a report, by its local dates. */
const period = ({ from, lastDate }: Params, lang: LanguageCode): Params => {
  const calendar = calendarFormatsOf(lang);
  return {
    period: from === lastDate ? calendar.day(String(from)) : calendar.days(String(from), String(lastDate)),
  };
};

const keysOf: Readonly<Record<NoticeTemplate, Keys>> = {
  welcome: { title: 'notice.welcome.title', content: 'notice.welcome.content' },
  feedbackAnswered: { title: 'notice.feedbackAnswered.title', content: 'notice.feedbackAnswered.content' },
  feedbackFinished: { title: 'notice.feedbackFinished.title', content: 'notice.feedbackFinished.content' },
  serialNumberLost: { title: 'notice.serialNumberLost.title', content: 'notice.serialNumberLost.content' },
  countsRejudged: { title: 'notice.countsRejudged.title', content: 'notice.countsRejudged.content' },
  dailyReportSent: {
    title: 'notice.dailyReportSent.title',
    content: 'notice.reportSent.content',
    written: period,
  },
  weeklyReportSent: {
    title: 'notice.weeklyReportSent.title',
    content: 'notice.reportSent.content',
    written: period,
  },
  monthlyReportSent: {
    title: 'notice.monthlyReportSent.title',
    content: 'notice.reportSent.content',
    written: period,
  },
};

/** One of them is there: a template with its values, the text of an announcement, or title and content as they are. */
export type NoticeWords = Pick<Notice, 'title' | 'content' | 'template'> & {
  readonly params: Readonly<Record<string, unknown>> | null;
  readonly text: NoticeText | null;
};

export type NoticeWording = {
  readonly lang: LanguageCode;
  /** The title that the product has here. */
  readonly brand: string;
};

export const wordsOf = (
  { title, content, template, params, text }: NoticeWords,
  { lang, brand }: NoticeWording,
): NoticeText => {
  // What `sendIncidentNotices` wrote.
  if (template === incidentTemplate) return incidentNoticeText(params as IncidentNoticeParams, lang);
  if (isTemplate(template)) {
    const keys = keysOf[template];
    // What `sendNotice` wrote.
    const given = (params ?? {}) as Params;
    const values = { brand, ...given, ...keys.written?.(given, lang) };
    return { title: textOf(lang, keys.title, values), content: textOf(lang, keys.content, values) };
  }
  return text ?? { title: title ?? '', content: content ?? '' };
};

const isTemplate = (template: string | null): template is NoticeTemplate =>
  template !== null && template in keysOf;
