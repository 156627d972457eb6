// Pure: where a notice is on its way to the readers, and which of its texts a reader sees.
import type { Announcement } from '@ohmstead/contract';
import type { NoticeState } from './notice-words.ts';

type Dated = Pick<Announcement, 'publishAt' | 'withdrawnAt'>;

export const noticeState = ({ publishAt, withdrawnAt }: Dated, nowMs: number): NoticeState => {
  if (withdrawnAt !== null) return 'withdrawn';
  if (publishAt === null) return 'draft';
  return Date.parse(publishAt) > nowMs ? 'scheduled' : 'published';
};

type Text = { readonly title: string; readonly content: string };

type Texts = Readonly<Record<string, Text>>;

/** In the reader's language, else in English, else the first one written. */
export const textFor = (texts: Texts, lang: string): Text | undefined => texts[languageFor(texts, lang)];

/** The language of the text that a reader sees. */
export const languageFor = (texts: Texts, lang: string): string =>
  [lang, 'en', ...Object.keys(texts)].find((code) => texts[code] !== undefined) ?? lang;
