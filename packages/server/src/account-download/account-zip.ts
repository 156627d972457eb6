// Everything of an account as one file, which other people and programs can read.
import type { LanguageCode } from '@ohmstead/i18n';
import { type Outcome, refuse } from '../errors/outcome.ts';
import type { AnsweredFile } from '../report-export/answered-file.ts';
import type { RequestScope } from '../sites/request-scope.ts';
import { accountEntries } from './account-entries.ts';
import { feedbackEntries } from './feedback-entries.ts';
import { readingEntries } from './reading-entries.ts';
import { readmeEntry } from './readme-entry.ts';
import { siteEntries } from './site-entries.ts';
import { type ZipEntry, zipStream } from './zip-stream.ts';

/** Whose data it is, and in which language its explanation is. */
export type DownloadScope = RequestScope & { readonly lang: LanguageCode };

export type Downloads = {
  /** Refused while another of the account is under way. */
  start(scope: DownloadScope): Promise<Outcome<AnsweredFile>>;
};

export const createDownloads = (): Downloads => {
  const underWay = new Set<number>();
  return {
    start: async (scope) => {
      const { accountId, nowMs } = scope;
      if (underWay.has(accountId)) return refuse('rate_limited', { retryAfterSeconds: 60 });
      underWay.add(accountId);
      try {
        const content = zipStream(await entriesOf(scope), new Date(nowMs));
        content.once('close', () => underWay.delete(accountId));
        const day = new Date(nowMs).toISOString().slice(0, 10);
        return { name: `ohmstead-${day}.zip`, type: 'application/zip', content };
      } catch (error) {
        underWay.delete(accountId);
        throw error;
      }
    },
  };
};

const entriesOf = async (scope: DownloadScope): Promise<ZipEntry[]> => [
  readmeEntry(scope),
  ...accountEntries(scope),
  ...siteEntries(scope),
  ...(await feedbackEntries(scope)),
  ...(await readingEntries(scope)),
];
