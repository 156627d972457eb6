import { type LanguageCode, type TextKey, textOf } from '@ohmstead/i18n';
import { wordsOfStep } from '../incident-steps/words-of-step.ts';
import type { MailContent, MailKind } from './mail-content.ts';
import { reportSubject } from './report-subject.ts';

type Said = {
  readonly lang: LanguageCode;
  /** The title that the product has here. */
  readonly brand: string;
};

/** On one line, whatever a person has typed into it. */
export const subjectOf = (content: MailContent, said: Said): string =>
  shortened(onOneLine(wholeSubject(content, said)));

const wholeSubject = (content: MailContent, { lang, brand }: Said): string => {
  if (content.kind === 'report') return reportSubject(content, lang);
  if (content.kind === 'incidentToChannel' || content.kind === 'incidentToRecipient')
    return wordsOfStep(content, lang).title;
  const params =
    content.kind === 'feedbackAnswered'
      ? { title: shortened(onOneLine(content.title), longestTitle) }
      : { brand };
  return textOf(lang, subjects[content.kind], params);
};

const subjects: Readonly<
  Record<Exclude<MailKind, 'report' | 'incidentToChannel' | 'incidentToRecipient'>, TextKey>
> = {
  welcome: 'mail.welcome.subject',
  confirmEmail: 'mail.confirmEmail.subject',
  resetPassword: 'mail.resetPassword.subject',
  passwordChanged: 'mail.passwordChanged.subject',
  accountToBeDeleted: 'mail.accountToBeDeleted.subject',
  accountDeleted: 'mail.accountDeleted.subject',
  feedbackAnswered: 'mail.feedbackAnswered.subject',
  confirmChannel: 'mail.confirmChannel.subject',
  channelTest: 'channels.testTitle',
  exceptions: 'mail.exceptions.subject',
};

const onOneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

const longestTitle = 80;
const longestSubject = 200;

const shortened = (text: string, longest = longestSubject): string => {
  const characters = [...text];
  return characters.length <= longest
    ? text
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
};
