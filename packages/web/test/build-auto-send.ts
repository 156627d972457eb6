import type { AccountSetting } from '@ohmstead/contract';

type AutoSend = AccountSetting['autoSend'];

/** Nothing is sent by itself, as at the beginning. */
export const buildAutoSend = (values: Partial<AutoSend> = {}): AutoSend => ({
  recipients: '',
  states: [],
  alertNotification: false,
  exceptionSending: false,
  dailyReport: false,
  weeklyReport: false,
  monthlyReport: false,
  placeInfo: true,
  exceptionInfo: true,
  alertInfo: true,
  faultyDeviceState: true,
  ...values,
});
