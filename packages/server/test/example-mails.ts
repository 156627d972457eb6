// A mail of every kind.
import type { MailContent, MailKind } from '../src/mail/mail-content.ts';
import { exampleIncident, exampleReport } from './example-report.ts';

const link = 'http://192.168.178.25:8080/forgotPassword#wP4mZk7VbR2xYt9QhL6sNf3cJd8gKa5eUo1iTzHqSvE';
const alertsLink = 'http://192.168.178.25:8080/site/7/alerts';

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
  confirmChannel: { kind: 'confirmChannel', username: 'anna_mueller', link },
  channelTest: { kind: 'channelTest', link: alertsLink, leaveLink: exampleReport.leaveLink },
  incidentToChannel: {
    kind: 'incidentToChannel',
    step: 'began',
    incident: {
      kind: 'overPower',
      siteName: 'Home <1>',
      meterName: 'Grid',
      phase: null,
      startedAt: '2026-11-25T01:30:00.000Z',
      endedAt: null,
      limit: 5000,
      worst: 7250,
      facts: [],
    },
    timeZone: 'Europe/Berlin',
    currency: 'EUR',
    link: alertsLink,
    leaveLink: exampleReport.leaveLink,
  },
  report: exampleReport,
  incidentToRecipient: {
    kind: 'incidentToRecipient',
    incident: exampleIncident,
    step: 'began',
    timeZone: 'Europe/Berlin',
    currency: 'EUR',
    sender: 'Anna-Lena Müller',
    isFirst: false,
    leaveLink: exampleReport.leaveLink,
    link: 'http://192.168.178.25:8080/site/7',
  },
  exceptions: {
    kind: 'exceptions',
    timeZone: 'Europe/Berlin',
    since: '2026-03-09T06:00:00.000Z',
    faults: [{ incident: exampleIncident, currency: 'EUR' }],
    moreFaults: 2,
    quarantined: [{ meter: 'Garage', site: 'Home', count: 14 }],
    failedMails: [
      { to: 'bob@example.net', subject: 'Daily report of Home', error: '550 5.1.1 No such user' },
    ],
    failedReports: [{ site: 'Home', date: '2026-03-08' }],
    failedChannels: [
      { channel: 'My server', count: 3, failure: 'refused', error: '503 Service Unavailable' },
    ],
    sender: null,
    isFirst: false,
    leaveLink: exampleReport.leaveLink,
    link: 'http://192.168.178.25:8080/main',
  },
};
