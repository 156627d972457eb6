// Which columns a change of the settings sets.
import type { AutoSendBody } from '@ohmstead/contract';
import type { ReportKind } from '@ohmstead/domain';

export const sinceColumns = {
  alertNotification: 'alerts_since',
  exceptionSending: 'exceptions_since',
  dailyReport: 'daily_since',
  weeklyReport: 'weekly_since',
  monthlyReport: 'monthly_since',
} as const;

export type SinceColumn = (typeof sinceColumns)[keyof typeof sinceColumns];

export const sinceColumnOf = {
  daily: 'daily_since',
  weekly: 'weekly_since',
  monthly: 'monthly_since',
} as const satisfies Record<ReportKind, SinceColumn>;

type Sinces = { readonly [Column in SinceColumn]: Date | null };

/** What is switched on again begins anew; what is on stays as it is. */
export const sendingColumns = (before: Sinces, change: AutoSendBody, at: Date): Partial<Sinces> => {
  const columns: { -readonly [Column in SinceColumn]?: Date | null } = {};
  for (const key of Object.keys(sinceColumns) as (keyof typeof sinceColumns)[]) {
    const wanted = change[key];
    const column = sinceColumns[key];
    if (wanted !== undefined) columns[column] = wanted ? (before[column] ?? at) : null;
  }
  return columns;
};

export const contentColumns = (change: AutoSendBody) => ({
  ...(change.placeInfo !== undefined && { place_info: change.placeInfo }),
  ...(change.exceptionInfo !== undefined && { exception_info: change.exceptionInfo }),
  ...(change.alertInfo !== undefined && { alert_info: change.alertInfo }),
  ...(change.faultyDeviceState !== undefined && { faulty_device_state: change.faultyDeviceState }),
});
