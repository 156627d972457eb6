// Pure: what an administrator should look at, the gravest first.
import type { ServerHealth } from '@ohmstead/contract';
import type { TextKey } from '@ohmstead/i18n';

export type Warning = {
  readonly key: string;
  readonly tone: 'bad' | 'warn';
  readonly text: TextKey;
  readonly count: number;
  readonly to: '/admin' | '/admin/mail' | '/admin/meters' | '/admin/feedback';
  readonly search: { readonly state?: string; readonly view?: string };
  readonly hash?: 'jobs';
};

type Waiting = { readonly contested: number; readonly feedback: number };

export const warningsOf = (health: ServerHealth, { contested, feedback }: Waiting): Warning[] => {
  const failing = health.jobs.filter(({ error }) => error !== null).length;
  const all: Warning[] = [
    {
      key: 'jobs',
      tone: 'bad',
      text: 'admin.warning.jobs',
      count: failing,
      to: '/admin',
      search: {},
      hash: 'jobs',
    },
    {
      key: 'failed',
      tone: 'bad',
      text: 'admin.warning.failed',
      count: health.mail.failed,
      to: '/admin/mail',
      search: { state: 'failed' },
    },
    {
      key: 'mailOff',
      tone: 'warn',
      text: 'admin.warning.mailOff',
      count: health.mail.isSending ? 0 : 1,
      to: '/admin/mail',
      search: {},
    },
    {
      key: 'contested',
      tone: 'warn',
      text: 'admin.warning.contested',
      count: contested,
      to: '/admin/meters',
      search: { view: 'contested' },
    },
    {
      key: 'feedback',
      tone: 'warn',
      text: 'admin.warning.feedback',
      count: feedback,
      to: '/admin/feedback',
      search: { state: 'waiting' },
    },
    {
      key: 'waiting',
      tone: 'warn',
      text: 'admin.warning.waiting',
      count: health.meters.waiting,
      to: '/admin/meters',
      search: { view: 'waiting' },
    },
  ];
  return all.filter(({ count }) => count > 0);
};
