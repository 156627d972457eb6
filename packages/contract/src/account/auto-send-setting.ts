// What is sent by e-mail by itself, to whom: a part of the account's settings.
import * as z from 'zod/mini';
import { instant } from '../shapes.ts';

const flag = z.boolean('field_invalid');

const wanted = {
  /** Each incident that people are notified of. */
  alertNotification: flag,
  /** Faults of devices, of data, and of the sending itself. */
  exceptionSending: flag,
  dailyReport: flag,
  weeklyReport: flag,
  monthlyReport: flag,
  /** What stands in a report: the site’s address and size, … */
  placeInfo: flag,
  /** … faults and doubtful readings of the period, … */
  exceptionInfo: flag,
  /** … the other incidents of the period, … */
  alertInfo: flag,
  /** … and the devices that do not work. */
  faultyDeviceState: flag,
};

export const autoSend = z.object({
  /** E-mail addresses separated by semicolons. */
  recipients: z.string(),
  /** What became of each of them. */
  states: z.array(
    z.object({
      email: z.string(),
      /** `left`: its reader wants no more of them. */
      state: z.enum(['active', 'left']),
      lastSentAt: z.nullable(instant),
      /** What the mail server said of the newest mail, where it could not be sent. */
      lastError: z.nullable(z.string()),
    }),
  ),
  ...wanted,
});
export type AutoSend = z.infer<typeof autoSend>;

export const autoSendBody = z.partial(
  z.object({ recipients: z.string('field_invalid').check(z.maxLength(8000, 'text_too_long')), ...wanted }),
);
export type AutoSendBody = z.infer<typeof autoSendBody>;
