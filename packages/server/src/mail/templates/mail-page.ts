// What a mail says, in words, and to whom; the layout puts it on the page.
import type { LanguageCode } from '@ohmstead/i18n';
import type { MailSection } from './mail-section.ts';

export type MailParts = {
  readonly heading: string;
  readonly greeting: string | null;
  readonly paragraphs: readonly string[];
  /** What somebody wrote, in lines. */
  readonly quote: readonly string[];
  readonly sections: readonly MailSection[];
  readonly action: { readonly label: string; readonly link: string } | null;
  /** Why the reader gets it. */
  readonly why: string;
  /** How to get no more of them. */
  readonly leave: { readonly label: string; readonly link: string } | null;
};

export type MailReader = {
  readonly lang: LanguageCode;
  readonly timeZone: string;
  /** The title that the product has here. */
  readonly brand: string;
};
