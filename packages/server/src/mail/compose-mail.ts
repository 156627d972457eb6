// A row of the outbox as the message that goes to the mail server.
import { defaultLanguage, isLanguage, tagOf } from '@ohmstead/i18n';
import type { SendMailOptions } from 'nodemailer';
import type { ClaimedMail } from './outbox.ts';

export const productName = 'Ohmstead';

/** Its text and HTML are made in the reader's language; the code that does so is read with the first mail. */
export const composeMail = async (
  { to, lang: known, content, messageId, subject }: ClaimedMail,
  from: string,
  timeZone: string,
): Promise<SendMailOptions> => {
  const lang = isLanguage(known) ? known : defaultLanguage;
  const { renderMail } = await import('./templates/render-mail.tsx');
  const { html, text } = await renderMail(content, { lang, timeZone, title: productName });
  return {
    // Objects, so that nothing in an address is read as a list of several.
    from: { name: productName, address: from },
    to: { name: '', address: to },
    envelope: { from, to: [to] },
    messageId,
    subject,
    text,
    html,
    headers: {
      'Content-Language': tagOf(lang),
      // Nobody's absence note answers.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
  };
};
