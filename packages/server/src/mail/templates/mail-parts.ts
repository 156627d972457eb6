// The words of each kind of mail, in its reader's language; the layout puts them on the page.
import { formatsOf, type LanguageCode, type TextKey, type TextParams, textOf } from '@ohmstead/i18n';
import type { MailContent, MailKind } from '../mail-content.ts';
import { subjectOf } from '../subject-of.ts';

export type MailParts = {
  readonly heading: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** What somebody wrote, in lines. */
  readonly quote: readonly string[];
  readonly action: { readonly label: string; readonly link: string } | null;
  /** Why the reader gets it. */
  readonly why: string;
};

export type MailReader = {
  readonly lang: LanguageCode;
  readonly timeZone: string;
  /** The title that the product has here. */
  readonly brand: string;
};

export const partsOf = (content: MailContent, { lang, timeZone, brand }: MailReader): MailParts => {
  const say = (key: TextKey, params?: TextParams): string => textOf(lang, key, params);
  const common = {
    heading: subjectOf(content, { lang, brand }),
    greeting: greetingOf(content, say),
    quote: [],
    action: null,
    why: say(reasons[content.kind]),
  };
  switch (content.kind) {
    case 'welcome':
      return {
        ...common,
        paragraphs: [say('mail.welcome.text', { username: content.username }), say('mail.welcome.next')],
        action: { label: say('mail.welcome.button', { brand }), link: content.link },
      };
    case 'confirmEmail':
      return {
        ...common,
        paragraphs: [say('mail.confirmEmail.text')],
        action: { label: say('mail.confirmEmail.button'), link: content.link },
      };
    case 'resetPassword':
      return {
        ...common,
        paragraphs: [
          say('mail.resetPassword.text', { username: content.username }),
          say('mail.resetPassword.next', { count: content.minutes }),
        ],
        action: { label: say('mail.resetPassword.button'), link: content.link },
      };
    case 'passwordChanged':
      return {
        ...common,
        paragraphs: [
          say('mail.passwordChanged.text', { username: content.username }),
          say('mail.passwordChanged.next'),
        ],
        action: content.link ? { label: say('mail.passwordChanged.button'), link: content.link } : null,
      };
    case 'accountToBeDeleted': {
      const date = formatsOf(lang).date(Date.parse(content.deleteAt), timeZone);
      return {
        ...common,
        paragraphs: [
          say('mail.accountToBeDeleted.text', { username: content.username, date }),
          say('mail.accountToBeDeleted.next'),
        ],
        action: { label: say('mail.accountToBeDeleted.button'), link: content.link },
      };
    }
    case 'accountDeleted':
      return {
        ...common,
        paragraphs: [
          say('mail.accountDeleted.text', { username: content.username }),
          say('mail.accountDeleted.next', { brand }),
        ],
      };
    case 'feedbackAnswered':
      return {
        ...common,
        paragraphs: [say('mail.feedbackAnswered.text')],
        quote: content.answer.split(/\r\n|\r|\n/),
        action: { label: say('mail.feedbackAnswered.button'), link: content.link },
      };
  }
};

const reasons: Readonly<Record<MailKind, TextKey>> = {
  welcome: 'mail.welcome.why',
  confirmEmail: 'mail.confirmEmail.why',
  resetPassword: 'mail.resetPassword.why',
  passwordChanged: 'mail.passwordChanged.why',
  accountToBeDeleted: 'mail.accountToBeDeleted.why',
  accountDeleted: 'mail.accountDeleted.why',
  feedbackAnswered: 'mail.feedbackAnswered.why',
};

type Say = (key: TextKey, params?: TextParams) => string;

const greetingOf = (content: MailContent, say: Say): string => {
  if (content.kind === 'feedbackAnswered') return say('mail.greetingWithoutName');
  const name = 'fullName' in content ? content.fullName : content.username;
  return isPlainName(name) ? say('mail.greeting', { name }) : say('mail.greetingWithoutName');
};

/**
 * Anybody can register with somebody else's address and any name: a name with an address or a message in it is not passed
 * on to them.
 */
const isPlainName = (name: string): boolean =>
  /^[\p{L}\p{M}\p{N} .'’,()&_-]{1,60}$/u.test(name) && !/\.[\p{L}\p{N}]/u.test(name) && !/www/i.test(name);
