// The parts of the digest of what went wrong.
import {
  calendarFormatsOf,
  deliveryFailureTexts,
  failuresWithAnswer,
  formatsOf,
  type LanguageCode,
  textOf,
} from '@ohmstead/i18n';
import type { ExceptionsMail, FailedChannel } from '../auto-send-content.ts';
import { incidentItems, moreNote } from './incident-items.ts';
import type { ListItem, MailSection } from './mail-section.ts';

export const sinceText = ({ since, timeZone }: ExceptionsMail, lang: LanguageCode): string =>
  formatsOf(lang).dateTime(Date.parse(since), timeZone);

export const exceptionsSections = (content: ExceptionsMail, lang: LanguageCode): MailSection[] => [
  ...section(
    textOf(lang, 'mail.exceptions.faults'),
    incidentItems(content.faults, { lang, timeZone: content.timeZone }),
    moreNote(content.moreFaults, lang),
  ),
  ...section(
    textOf(lang, 'mail.exceptions.quarantined'),
    content.quarantined.map(({ meter, site, count }) => ({
      title: textOf(lang, 'incident.place', { meter, site }),
      lines: [textOf(lang, 'mail.exceptions.quarantinedOf', { count })],
    })),
  ),
  ...section(textOf(lang, 'mail.exceptions.sending'), [
    ...content.failedMails.map(({ to, subject, error }) => ({
      title: textOf(lang, 'mail.exceptions.failedMail', { subject, to }),
      lines: [error],
    })),
    ...content.failedReports.map(({ site, date }) => ({
      title: site,
      lines: [textOf(lang, 'mail.exceptions.failedReport', { date: calendarFormatsOf(lang).day(date) })],
    })),
    ...(content.failedChannels ?? []).map((failed) => channelItem(failed, lang)),
  ]),
];

const channelItem = ({ channel, count, failure, error }: FailedChannel, lang: LanguageCode): ListItem => ({
  title: channel,
  lines: [
    textOf(lang, 'mail.exceptions.failedMessages', { count }),
    ...(failure === null ? [] : [textOf(lang, deliveryFailureTexts[failure])]),
    ...(failure !== null && failuresWithAnswer.has(failure) && error !== ''
      ? [textOf(lang, 'channels.answer', { answer: error })]
      : []),
  ],
});

/** None without an entry. */
const section = (
  heading: string,
  items: readonly ListItem[],
  notes: readonly string[] = [],
): MailSection[] => (items.length === 0 ? [] : [{ kind: 'list', heading, items, notes }]);
