// A mail's content as HTML, and as text for whoever reads without.
import { render, toPlainText } from '@react-email/render';
import type { MailContent } from '../mail-content.ts';
import { MailLayout } from './MailLayout.tsx';
import { type MailReader, partsOf } from './mail-parts.ts';
import { plainText } from './plain-text.ts';

export type RenderedMail = { readonly html: string; readonly text: string };

/** `title` is the brand's. */
export const renderMail = async (
  content: MailContent,
  { title, ...reader }: MailReader & { readonly title: string },
): Promise<RenderedMail> => {
  const page = <MailLayout parts={partsOf(content, reader)} lang={reader.lang} title={title} />;
  const html = await render(page);
  return { html, text: toPlainText(html, plainText) };
};
