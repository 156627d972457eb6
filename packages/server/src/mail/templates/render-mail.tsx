// A mail's content as HTML, and as text for whoever reads without.
import { render, toPlainText } from '@react-email/render';
import type { MailContent } from '../mail-content.ts';
import { subjectOf } from '../subject-of.ts';
import { MailLayout } from './MailLayout.tsx';
import type { MailReader } from './mail-page.ts';
import { partsOf } from './mail-parts.ts';
import { plainText } from './plain-text.ts';

export type RenderedMail = {
  /** Its title: whom the mail is from. */
  readonly brand: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
};

export const renderMail = async (content: MailContent, reader: MailReader): Promise<RenderedMail> => {
  const { lang, brand } = reader;
  const page = <MailLayout parts={partsOf(content, reader)} lang={lang} title={brand} />;
  const html = await render(page);
  return { brand, subject: subjectOf(content, reader), html, text: toPlainText(html, plainText) };
};
