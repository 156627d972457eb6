// Pure: what is sent by itself, as it is being changed.
import {
  type AutoSend,
  type AutoSendBody,
  type ErrorCode,
  isRecipient,
  mostRecipients,
  recipientListOf,
  recipientsIn,
} from '@ohmstead/contract';
import type { FieldErrors } from '../../../forms/check-form.ts';

/** What is sent. */
export const sendings = [
  'alertNotification',
  'exceptionSending',
  'dailyReport',
  'weeklyReport',
  'monthlyReport',
] as const;
/** What stands in a report. */
export const contents = ['placeInfo', 'exceptionInfo', 'alertInfo', 'faultyDeviceState'] as const;

export type AutoSendSwitch = (typeof sendings)[number] | (typeof contents)[number];

export type AutoSendForm = Readonly<Record<AutoSendSwitch, boolean>> & {
  readonly emails: readonly string[];
  /** What stands in the field and is in the list no sooner than it is ended or saved. */
  readonly typed: string;
};

export const formOfAutoSend = ({ recipients, states: _, ...switches }: AutoSend): AutoSendForm => ({
  ...switches,
  emails: recipientsIn(recipients).emails,
  typed: '',
});

/** What was typed joins the list; what follows the last separator is still being typed. */
export const withTyped = (form: AutoSendForm, text: string): Pick<AutoSendForm, 'emails' | 'typed'> => {
  const end = Math.max(...[';', ',', '\n'].map((separator) => text.lastIndexOf(separator)));
  if (end < 0) return { emails: form.emails, typed: text };
  return { emails: joined(form.emails, text.slice(0, end)), typed: text.slice(end + 1).trimStart() };
};

export const withAll = ({ emails, typed }: AutoSendForm): readonly string[] => joined(emails, typed);

const joined = (emails: readonly string[], text: string): readonly string[] =>
  recipientsIn(recipientListOf([...emails, text])).emails;

export const autoSendBodyOf = ({ emails, typed, ...switches }: AutoSendForm): AutoSendBody => ({
  ...switches,
  recipients: recipientListOf(joined(emails, typed)),
});

/** The field that all faults of the list are about. */
export const recipientField = 'autoSend.recipients';

export const checkAutoSend = (form: AutoSendForm): FieldErrors => {
  const code = faultOf(form, withAll(form));
  return code === null ? {} : { [recipientField]: code };
};

const faultOf = (form: AutoSendForm, emails: readonly string[]): ErrorCode | null => {
  if (emails.some((email) => !isRecipient(email))) return 'email_invalid';
  if (emails.length > mostRecipients) return 'recipients_too_many';
  return emails.length === 0 && sendings.some((sending) => form[sending]) ? 'recipients_missing' : null;
};

/** The server names the place in the list too. */
export const recipientError = (errors: FieldErrors): ErrorCode | undefined =>
  Object.entries(errors).find(([field]) => field.startsWith(recipientField))?.[1];
