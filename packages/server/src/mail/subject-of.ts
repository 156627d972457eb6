import { type LanguageCode, type TextKey, textOf } from '@ohmstead/i18n';
import type { MailContent, MailKind } from './mail-content.ts';

type Said = {
  readonly lang: LanguageCode;
  /** The title that the product has here. */
  readonly brand: string;
};

/** On one line, whatever a person has typed into it. */
export const subjectOf = (content: MailContent, { lang, brand }: Said): string => {
  const params =
    content.kind === 'feedbackAnswered' ? { title: shortened(onOneLine(content.title)) } : { brand };
  return textOf(lang, subjects[content.kind], params);
};

const subjects: Readonly<Record<MailKind, TextKey>> = {
  welcome: 'mail.welcome.subject',
  confirmEmail: 'mail.confirmEmail.subject',
  resetPassword: 'mail.resetPassword.subject',
  passwordChanged: 'mail.passwordChanged.subject',
  accountToBeDeleted: 'mail.accountToBeDeleted.subject',
  accountDeleted: 'mail.accountDeleted.subject',
  feedbackAnswered: 'mail.feedbackAnswered.subject',
};

const onOneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

const longest = 80;

const shortened = (text: string): string => {
  const characters = [...text];
  return characters.length <= longest
    ? text
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
};
