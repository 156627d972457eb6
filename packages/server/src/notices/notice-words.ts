// Pure: the words of a notice in its reader's language.
import { type LanguageCode, textOf } from '@ohmstead/i18n';
import type { Notice, NoticeText } from '../storage/schema/people.ts';
import { type NoticeTemplate, noticeTemplates } from './send-notice.ts';

/** One of them is there: a template with its values, the text of an announcement, or title and content as they are. */
export type NoticeWords = Pick<Notice, 'title' | 'content' | 'template'> & {
  readonly params: Readonly<Record<string, string | number>> | null;
  readonly text: NoticeText | null;
};

export const wordsOf = (
  { title, content, template, params, text }: NoticeWords,
  lang: LanguageCode,
): NoticeText => {
  if (isTemplate(template)) {
    return {
      title: textOf(lang, `notice.${template}.title`, params ?? {}),
      content: textOf(lang, `notice.${template}.content`, params ?? {}),
    };
  }
  return text ?? { title: title ?? '', content: content ?? '' };
};

const isTemplate = (template: string | null): template is NoticeTemplate =>
  noticeTemplates.some((known) => known === template);
