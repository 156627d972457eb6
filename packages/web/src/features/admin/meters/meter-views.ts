import type { TextKey } from '@ohmstead/i18n';

export const meterViews = ['all', 'waiting', 'contested', 'blocked'] as const;
export type MeterView = (typeof meterViews)[number];

export const viewNames: Record<MeterView, TextKey> = {
  all: 'admin.meters.all',
  waiting: 'admin.meters.waiting',
  contested: 'admin.meters.contested',
  blocked: 'admin.meters.blocked',
};

/** Filters of the view of all meters. */
export const meterStates = ['online', 'offline', 'unproven'] as const;

export const meterStateNames: Record<(typeof meterStates)[number], TextKey> = {
  online: 'admin.meters.online',
  offline: 'admin.meters.offline',
  unproven: 'admin.meters.unproven',
};
