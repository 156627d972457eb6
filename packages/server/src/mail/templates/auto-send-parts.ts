// The words of what is sent by itself to a list of recipients.
import { type TextKey, type TextParams, textOf } from '@ohmstead/i18n';
import type { ExceptionsMail, IncidentMail, ToRecipient } from '../auto-send-content.ts';
import type { ReportMail } from '../report-content.ts';
import { subjectOf } from '../subject-of.ts';
import { exceptionsSections, sinceText } from './exceptions-sections.ts';
import { incidentParagraphs } from './incident-paragraphs.ts';
import type { MailParts, MailReader } from './mail-page.ts';
import { reportParagraphs, reportSections } from './report-sections.ts';

export type SentByItself = ReportMail | IncidentMail | ExceptionsMail;

type Say = (key: TextKey, params?: TextParams) => string;

export const autoSendParts = (content: SentByItself, reader: MailReader): MailParts => {
  const { lang, brand } = reader;
  const say: Say = (key, params) => textOf(lang, key, params);
  const common = {
    heading: subjectOf(content, { lang, brand }),
    greeting: null,
    quote: [],
    sections: [],
    why: whyOf(content, say),
    leave: content.leaveLink ? { label: say('mail.autoSend.leave'), link: content.leaveLink } : null,
  };
  const first =
    content.isFirst && content.sender !== null
      ? [say('mail.autoSend.first', { sender: content.sender, brand })]
      : [];
  if (content.kind === 'report')
    return {
      ...common,
      paragraphs: [...first, ...reportParagraphs(content, lang)],
      sections: reportSections(content, lang),
      action: { label: say('mail.report.button'), link: content.link },
    };
  if (content.kind === 'incidentToRecipient')
    return {
      ...common,
      paragraphs: [...first, ...incidentParagraphs(content, lang)],
      action: { label: say('mail.incident.button'), link: content.link },
    };
  return {
    ...common,
    paragraphs: [...first, say('mail.exceptions.text', { since: sinceText(content, lang) })],
    sections: exceptionsSections(content, lang),
    action: { label: say('mail.exceptions.button', { brand }), link: content.link },
  };
};

const whyOf = ({ sender, leaveLink }: ToRecipient, say: Say): string => {
  if (leaveLink === null) return say('mail.autoSend.whyTest');
  return sender === null ? say('mail.autoSend.whyOwn') : say('mail.autoSend.whyOther', { sender });
};
