import type { Announcement } from '@ohmstead/contract';

/** The administrator who writes, and when. */
export type Author = { readonly accountId: number; readonly username: string; readonly at: Date };

/** The title that stands for it in the log. */
export const subjectOf = ({ texts }: Pick<Announcement, 'texts'>): string =>
  (texts.en ?? Object.values(texts)[0])?.title ?? '';
