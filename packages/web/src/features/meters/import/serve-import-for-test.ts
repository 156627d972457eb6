import type { ImportItem, ImportOutcome, ImportPreview } from '@ohmstead/contract';
import { vi } from 'vitest';
import { buildAppConfig } from '../../../../test/build-app-config.ts';
import { buildMeterLive } from '../../../../test/build-meter-live.ts';
import { buildSite } from '../../../../test/build-site.ts';
import { buildSiteListItem } from '../../../../test/build-site-list-item.ts';
import { type refusal, serveForTest, success } from '../../../../test/server-for-test.ts';
import { buildMeter } from '../build-for-test.ts';

type Answer = ReturnType<typeof refusal>;
type Sent = {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly type: string;
  readonly size: number;
};

export const buildOutcome = (change: Partial<ImportOutcome> = {}): ImportOutcome => ({
  importId: null,
  dryRun: true,
  rows: 24,
  readings: 24,
  duplicates: 0,
  refusedRows: 0,
  refused: [],
  from: '2025-05-31T22:00:00Z',
  to: '2025-06-01T21:00:00Z',
  holds: 'readings',
  months: [],
  doubts: [],
  overlap: null,
  ...change,
});

/** A meter whose files are answered one after another: the preview, then checks and imports. */
export const serveImport = (imports: readonly ImportItem[] = []) => {
  localStorage.setItem('token', 't');
  serveForTest({
    '/api/v1/common/config': success(buildAppConfig()),
    '/api/v1/user/noticecount': success({ List: [], invitations: 0 }),
    '/api/v1/user/sitelist': success([buildSiteListItem({ role: 'owner' })]),
    '/api/v1/user/meterlist': success([buildMeterLive()]),
    '/api/v1/site/get/1': success(buildSite({ role: 'owner' })),
    '/api/v1/inverter/get/11': success(buildMeter()),
    '/api/v1/inverter/imports/11': success(imports),
    '/api/v1/inverter/undoimport/11': success({ removed: 24 }),
  });
  const answers: Answer[] = [];
  const sent = answerFiles(answers);
  return {
    sent,
    recognise: (preview: ImportPreview) => answers.push(success(preview)),
    find: (outcome: Partial<ImportOutcome> = {}) => answers.push(success(buildOutcome(outcome))),
    answer: (answer: Answer) => answers.push(answer),
  };
};

/** The browser's own sender of large bodies: happy-dom has none that a test can answer. */
const answerFiles = (answers: Answer[]): Sent[] => {
  const sent: Sent[] = [];
  class Request {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    timeout = 0;
    status = 200;
    responseText = '';
    onload?: () => void;
    onerror?: () => void;
    #url = new URL('http://server');
    #type = '';
    open(_method: string, url: string) {
      this.#url = new URL(url, 'http://server');
    }
    setRequestHeader(name: string, value: string) {
      if (name === 'content-type') this.#type = value;
    }
    abort() {}
    send(body: Blob) {
      sent.push({
        path: this.#url.pathname,
        query: this.#url.searchParams,
        type: this.#type,
        size: body.size,
      });
      const answer = answers.shift();
      queueMicrotask(() => {
        if (answer === undefined) return this.onerror?.();
        this.status = answer.status ?? 200;
        this.responseText = JSON.stringify(answer.body);
        this.onload?.();
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  return sent;
};
