// A row of the outbox as the message that goes to the mail server.
import { defaultLanguage, isLanguage, tagOf } from '@ohmstead/i18n';
import type { SendMailOptions } from 'nodemailer';
import type { ClaimedMail } from './outbox.ts';
import type { RenderedMail } from './templates/render-mail.tsx';

export const composeMail = (
  { to, lang, messageId }: ClaimedMail,
  { brand, subject, text, html }: RenderedMail,
  from: string,
): SendMailOptions => ({
  from: { name: brand, address: from },
  to: { name: '', address: to },
  envelope: { from, to: [to] },
  messageId,
  subject,
  text,
  html,
  headers: {
    'Content-Language': tagOf(isLanguage(lang) ? lang : defaultLanguage),
    // Nobody's absence note answers.
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
  },
});
