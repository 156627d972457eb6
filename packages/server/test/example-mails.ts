// A mail of every kind.
import type { MailContent, MailKind } from '../src/mail/mail-content.ts';

const link = 'http://192.168.178.25:8080/forgotPassword#wP4mZk7VbR2xYt9QhL6sNf3cJd8gKa5eUo1iTzHqSvE';

export const exampleMails: { readonly [Kind in MailKind]: Extract<MailContent, { kind: Kind }> } = {
  welcome: { kind: 'welcome', fullName: 'Anna-Lena Müller', username: 'anna_mueller', link },
  confirmEmail: { kind: 'confirmEmail', fullName: 'Anna-Lena Müller', link },
  resetPassword: { kind: 'resetPassword', username: 'anna_mueller', link, minutes: 60 },
  passwordChanged: { kind: 'passwordChanged', username: 'anna_mueller', link },
  accountToBeDeleted: {
    kind: 'accountToBeDeleted',
    username: 'anna_mueller',
    deleteAt: '2026-12-01T23:30:00.000Z',
    link,
  },
  accountDeleted: { kind: 'accountDeleted', username: 'anna_mueller' },
  feedbackAnswered: {
    kind: 'feedbackAnswered',
    title: 'The export of the garage is too high',
    answer: 'Thank you for the picture.\n\nThe meter counts backwards: please change its direction.',
    link,
  },
};
