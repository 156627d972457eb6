// The words of each kind of mail, in its reader's language; the layout puts them on the page.
import { formatsOf, type TextKey, type TextParams, textOf } from '@ohmstead/i18n';
import type { MailContent } from '../mail-content.ts';
import { isPlainName } from '../plain-name.ts';
import { subjectOf } from '../subject-of.ts';
import { autoSendParts, type SentByItself } from './auto-send-parts.ts';
import { incidentParagraphs } from './incident-paragraphs.ts';
import type { MailParts, MailReader } from './mail-page.ts';

export const partsOf = (content: MailContent, reader: MailReader): MailParts => {
  const { lang, timeZone, brand } = reader;
  const say = (key: TextKey, params?: TextParams): string => textOf(lang, key, params);
  if (content.kind === 'report' || content.kind === 'incidentToRecipient' || content.kind === 'exceptions')
    return autoSendParts(content, reader);
  const common = {
    heading: subjectOf(content, { lang, brand }),
    greeting: greetingOf(content, say),
    quote: [],
    sections: [],
    action: null,
    why: say(reasons[content.kind]),
    leave: leaveOf(content, say),
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
    case 'confirmChannel':
      return {
        ...common,
        paragraphs: [say('mail.confirmChannel.text', { username: content.username })],
        action: { label: say('mail.confirmEmail.button'), link: content.link },
      };
    case 'channelTest':
      return {
        ...common,
        paragraphs: [say('channels.testText')],
        action: { label: say('mail.channelTest.button'), link: content.link },
      };
    case 'incidentToChannel':
      return {
        ...common,
        paragraphs: incidentParagraphs(content, lang),
        action: { label: say('mail.incident.button'), link: content.link },
      };
  }
};

const leaveOf = (content: AccountMail, say: Say): MailParts['leave'] =>
  'leaveLink' in content && content.leaveLink
    ? { label: say('mail.autoSend.leave'), link: content.leaveLink }
    : null;

type AccountMail = Exclude<MailContent, SentByItself>;

const reasons: Readonly<Record<AccountMail['kind'], TextKey>> = {
  welcome: 'mail.welcome.why',
  confirmEmail: 'mail.confirmEmail.why',
  resetPassword: 'mail.resetPassword.why',
  passwordChanged: 'mail.passwordChanged.why',
  accountToBeDeleted: 'mail.accountToBeDeleted.why',
  accountDeleted: 'mail.accountDeleted.why',
  feedbackAnswered: 'mail.feedbackAnswered.why',
  confirmChannel: 'mail.confirmChannel.why',
  channelTest: 'mail.incident.why',
  incidentToChannel: 'mail.incident.why',
};

type Say = (key: TextKey, params?: TextParams) => string;

const greetingOf = (content: AccountMail, say: Say): string => {
  const name = nameIn(content);
  return name !== null && isPlainName(name)
    ? say('mail.greeting', { name })
    : say('mail.greetingWithoutName');
};

/** Of a channel, the address may be somebody else's. */
const nameIn = (content: AccountMail): string | null => {
  if ('fullName' in content) return content.fullName;
  return 'username' in content && content.kind !== 'confirmChannel' ? content.username : null;
};
