// Downloads under way: each reads for minutes where there are years of readings, so an account has one at a time.
import { type Outcome, refuse } from '../errors/outcome.ts';
import type { Log } from '../log/log.ts';
import type { AnsweredFile } from '../report-export/answered-file.ts';
import { type ZipEntry, zipStream } from './zip-stream.ts';

type Start = { readonly accountId: number; readonly at: Date };

export type Downloads = {
  /** Refused while another of the account is under way. */
  start(start: Start, entries: () => Promise<ZipEntry[]>): Promise<Outcome<AnsweredFile>>;
};

const retryAfterSeconds = 60;

export const createDownloads = ({ log }: { readonly log: Log }): Downloads => {
  const underWay = new Set<number>();
  return {
    start: async ({ accountId, at }, entries) => {
      if (underWay.has(accountId)) return refuse('rate_limited', { retryAfterSeconds });
      underWay.add(accountId);
      try {
        const content = zipStream(await entries(), at);
        // Its answer has begun: nothing else can say so.
        content.once('error', (error) => log.error({ err: error }, 'A download broke off.'));
        content.once('close', () => underWay.delete(accountId));
        return { name: `ohmstead-${at.toISOString().slice(0, 10)}.zip`, type: 'application/zip', content };
      } catch (error) {
        underWay.delete(accountId);
        throw error;
      }
    },
  };
};
