// Pure: what is said of each thing planted in the demo, and where it is found.
import type { DemoFind } from '@ohmstead/contract';
import type { TextKey } from '@ohmstead/i18n';

export type FindTarget =
  | { readonly to: '/site/$id/causes'; readonly id: number; readonly from: string; readonly until: string }
  | { readonly to: '/edit/meter/$id/audit'; readonly id: number }
  | { readonly to: '/site/$id/invoices'; readonly id: number };

export const targetOf = ({ kind, siteId, meterId, from, to }: DemoFind): FindTarget => {
  if (kind === 'invoice' || meterId === null) return { to: '/site/$id/invoices', id: siteId };
  if (kind !== 'silence') return { to: '/edit/meter/$id/audit', id: meterId };
  return { to: '/site/$id/causes', id: siteId, from, until: to };
};

export const wordsOf: Readonly<Record<DemoFind['kind'], TextKey>> = {
  silence: 'demoFinds.silence',
  restart: 'demoFinds.restart',
  spike: 'demoFinds.spike',
  replacement: 'demoFinds.replacement',
  question: 'demoFinds.question',
  invoice: 'demoFinds.invoice',
};
