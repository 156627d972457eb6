// The six reports of a site, in the order their links are shown.
import type { TextKey } from '@ohmstead/i18n';

export const reportKinds = ['energy', 'bill', 'load', 'other', 'energyhour', 'dataalert'] as const;
export type ReportKind = (typeof reportKinds)[number];

export const reportTitles: Record<ReportKind, TextKey> = {
  energy: 'report.energy',
  bill: 'report.bill',
  load: 'report.load',
  other: 'report.other',
  energyhour: 'report.energyhour',
  dataalert: 'report.dataalert',
};

export const reportPaths = {
  energy: '/site/$id/report/energy',
  bill: '/site/$id/report/bill',
  load: '/site/$id/report/load',
  other: '/site/$id/report/other',
  energyhour: '/site/$id/report/energyhour',
  dataalert: '/site/$id/report/dataalert',
} as const satisfies Record<ReportKind, string>;
