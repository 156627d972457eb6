// A row of the outbox as the message that goes to the mail server.
import { defaultLanguage, isLanguage, tagOf } from '@ohmstead/i18n';
import type { SendMailOptions } from 'nodemailer';
import type { MailContent } from './mail-content.ts';
import type { MailFile } from './mail-files.ts';
import type { ClaimedMail } from './outbox.ts';
import type { RenderedMail } from './templates/render-mail.tsx';

export const composeMail = (
  { to, lang, messageId, content }: ClaimedMail,
  { brand, subject, text, html }: RenderedMail,
  { from, files }: { readonly from: string; readonly files: readonly MailFile[] },
): SendMailOptions => ({
  from: { name: brand, address: from },
  to: { name: '', address: to },
  envelope: { from, to: [to] },
  messageId,
  subject,
  text,
  html,
  attachments: files.map(attachmentOf),
  headers: {
    ...leaveHeaders(content),
    'Content-Language': tagOf(isLanguage(lang) ? lang : defaultLanguage),
    // Nobody's absence note answers.
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
  },
});

/** One click in the mail program, without opening a page (RFC 8058). */
const leaveHeaders = (content: MailContent): Record<string, string> =>
  'leaveLink' in content && content.leaveLink
    ? {
        'List-Unsubscribe': `<${content.leaveLink}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
    : {};

const attachmentOf = ({ name, mediaType, contentId, bytes }: MailFile) => ({
  filename: name,
  contentType: mediaType,
  content: bytes,
  ...(contentId === null
    ? { contentDisposition: 'attachment' as const }
    : { contentDisposition: 'inline' as const, cid: contentId }),
});
