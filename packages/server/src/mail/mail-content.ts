// What a mail is made of: its kind and the values in it. Its texts are made in the reader's language when it is sent.
import type { IncidentStep } from '@ohmstead/domain';
import type { NotifiedIncident } from '@ohmstead/i18n';
import type { ExceptionsMail, IncidentMail } from './auto-send-content.ts';
import type { ReportMail } from './report-content.ts';

export type MailContent =
  | { readonly kind: 'welcome'; readonly fullName: string; readonly username: string; readonly link: string }
  /** The link confirms the contact address. */
  | { readonly kind: 'confirmEmail'; readonly fullName: string; readonly link: string }
  | {
      readonly kind: 'resetPassword';
      readonly username: string;
      readonly link: string;
      readonly minutes: number;
    }
  /** Where to ask for another one; a mail queued by an earlier version has none. */
  | { readonly kind: 'passwordChanged'; readonly username: string; readonly link?: string }
  | {
      readonly kind: 'accountToBeDeleted';
      readonly username: string;
      readonly deleteAt: string;
      readonly link: string;
    }
  | { readonly kind: 'accountDeleted'; readonly username: string }
  | {
      readonly kind: 'feedbackAnswered';
      readonly title: string;
      readonly answer: string;
      readonly link: string;
    }
  /** The link confirms that messages may go to this address, for an account that somebody else may have. */
  | { readonly kind: 'confirmChannel'; readonly username: string; readonly link: string }
  | { readonly kind: 'channelTest'; readonly link: string; readonly leaveLink?: string | null }
  /** To the address of a channel; of what is sent by itself, see `IncidentMail`. */
  | {
      readonly kind: 'incidentToChannel';
      readonly step: IncidentStep;
      readonly incident: NotifiedIncident;
      /** Of the site, as are the times in it. */
      readonly timeZone: string;
      /** ISO 4217. */
      readonly currency: string;
      readonly link: string;
      /** A mail queued by an earlier version has none. */
      readonly leaveLink?: string | null;
    }
  | ReportMail
  | IncidentMail
  | ExceptionsMail;

export type MailKind = MailContent['kind'];
