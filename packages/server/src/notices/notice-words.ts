// Pure: the words of a notice in its reader's language.
import { type LanguageCode, type TextKey, textOf } from '@ohmstead/i18n';
import type { Notice, NoticeText } from '../storage/schema/people.ts';
import type { NoticeTemplate } from './send-notice.ts';

type Keys = { readonly title: TextKey; readonly content: TextKey };

const keysOf: Readonly<Record<NoticeTemplate, Keys>> = {
  welcome: { title: 'notice.welcome.title', content: 'notice.welcome.content' },
  feedbackAnswered: { title: 'notice.feedbackAnswered.title', content: 'notice.feedbackAnswered.content' },
  feedbackFinished: { title: 'notice.feedbackFinished.title', content: 'notice.feedbackFinished.content' },
  serialNumberLost: { title: 'notice.serialNumberLost.title', content: 'notice.serialNumberLost.content' },
};

/** One of them is there: a template with its values, the text of an announcement, or title and content as they are. */
export type NoticeWords = Pick<Notice, 'title' | 'content' | 'template'> & {
  readonly params: Readonly<Record<string, string | number>> | null;
  readonly text: NoticeText | null;
};

export type NoticeWording = {
  readonly lang: LanguageCode;
  /** The title that the product has here. */
  readonly brand: string;
};

export const wordsOf = (
  { title, content, template, params, text }: NoticeWords,
  { lang, brand }: NoticeWording,
): NoticeText => {
  if (isTemplate(template)) {
    const keys = keysOf[template];
    const values = { brand, ...params };
    return { title: textOf(lang, keys.title, values), content: textOf(lang, keys.content, values) };
  }
  return text ?? { title: title ?? '', content: content ?? '' };
};

const isTemplate = (template: string | null): template is NoticeTemplate =>
  template !== null && template in keysOf;
