// Everything of an account, as files that other people and programs can read.
import type { LanguageCode } from '@ohmstead/i18n';
import type { RequestScope } from '../sites/request-scope.ts';
import { accountEntries } from './account-entries.ts';
import { feedbackEntries } from './feedback-entries.ts';
import { readingEntries } from './reading-entries.ts';
import { readmeEntry } from './readme-entry.ts';
import { siteEntries } from './site-entries.ts';
import type { ZipEntry } from './zip-stream.ts';

/** `lang` is the language of the explanation. */
export const downloadEntries = async (scope: RequestScope, lang: LanguageCode): Promise<ZipEntry[]> => [
  readmeEntry(lang, scope.nowMs),
  ...accountEntries(scope),
  ...siteEntries(scope),
  ...(await feedbackEntries(scope)),
  ...(await readingEntries(scope)),
];
