// Everything of an account, as files that other people and programs can read.
import type { NoticeWording } from '../notices/notice-words.ts';
import type { RequestScope } from '../sites/request-scope.ts';
import { accountEntries } from './account-entries.ts';
import { channelEntries } from './channel-entries.ts';
import { feedbackEntries } from './feedback-entries.ts';
import { incidentEntries } from './incident-entries.ts';
import { readingEntries } from './reading-entries.ts';
import { readmeEntry } from './readme-entry.ts';
import { siteEntries } from './site-entries.ts';
import type { ZipEntry } from './zip-stream.ts';

/** `wording` is that of the explanation, and of notices. */
export const downloadEntries = async (scope: RequestScope, wording: NoticeWording): Promise<ZipEntry[]> => [
  readmeEntry(wording.lang, scope.nowMs),
  ...accountEntries(scope, wording),
  ...channelEntries(scope, wording.lang),
  ...siteEntries(scope),
  ...incidentEntries(scope),
  ...(await feedbackEntries(scope)),
  ...(await readingEntries(scope)),
];
