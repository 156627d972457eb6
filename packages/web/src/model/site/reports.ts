// The six reports of a site, in the order their links are shown.
import type { TextKey } from '@ohmstead/i18n';

const reportKinds = ['energy', 'bill', 'load', 'other', 'energyhour', 'dataalert'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Bills are for those who may see the site's prices, as its owner may: nothing is left out while it is not known. */
export const reportsFor = (site: { readonly showsPrices: boolean } | undefined): readonly ReportKind[] =>
  reportKinds.filter((kind) => kind !== 'bill' || site?.showsPrices !== false);

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
