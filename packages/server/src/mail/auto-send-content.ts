// What is sent by itself to a list of recipients: alerts, and a digest of what went wrong. Reports are in report-content.ts.
import type { DeliveryFailure } from '@ohmstead/contract';
import type { IncidentStep } from '@ohmstead/domain';
import type { NotifiedIncident } from '@ohmstead/i18n';

/** Why the reader gets it, and how to get no more. */
export type ToRecipient = {
  /** Who put the reader on the list; null: the reader did, or asked for a test. */
  readonly sender: string | null;
  /** The first one to this reader: it says who has added them. */
  readonly isFirst: boolean;
  /** Null for a test. */
  readonly leaveLink: string | null;
  /** The page of the app that it is about. */
  readonly link: string;
};

export type IncidentMail = ToRecipient & {
  readonly kind: 'incidentToRecipient';
  readonly incident: NotifiedIncident;
  readonly step: IncidentStep;
  readonly timeZone: string;
  readonly currency: string;
};

export type ExceptionsMail = ToRecipient & {
  readonly kind: 'exceptions';
  readonly timeZone: string;
  readonly since: string;
  /** Faults of devices and data, the newest first, and how many more there are. */
  readonly faults: readonly StandingIncident[];
  readonly moreFaults: number;
  /** Readings whose device's clock cannot be believed, by meter. */
  readonly quarantined: readonly { readonly meter: string; readonly site: string; readonly count: number }[];
  /** Mails, reports and messages to channels that could not be sent. */
  readonly failedMails: readonly { readonly to: string; readonly subject: string; readonly error: string }[];
  readonly failedReports: readonly { readonly site: string; readonly date: string }[];
  /** A mail queued by an earlier version has none. */
  readonly failedChannels?: readonly FailedChannel[];
};

/** An incident as it stands now. */
export type StandingIncident = {
  readonly incident: NotifiedIncident;
  readonly currency: string;
};

export type FailedChannel = {
  readonly channel: string;
  /** How many messages did not arrive. */
  readonly count: number;
  readonly failure: DeliveryFailure | null;
  /** What the receiver said. */
  readonly error: string;
};
