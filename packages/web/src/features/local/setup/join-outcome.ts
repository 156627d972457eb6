import type { TextKey } from '@ohmstead/i18n';
import { native } from '../../../platform/current-native.ts';
import type { WifiResult } from '../../../platform/native.ts';
import { accessPoint } from './access-point.ts';

export type JoinOutcome = WifiResult | 'unverified';

/** The phone joins the meter's own Wi-Fi; whether it may, it finds out itself. */
export const joinAccessPoint = async (number: string): Promise<JoinOutcome> => {
  try {
    return await native().joinWifi(accessPoint.nameOf(number));
  } catch {
    return 'unverified';
  }
};

export const joinProblem: Record<Exclude<JoinOutcome, 'joined'>, TextKey> = {
  denied: 'local.permissionDenied',
  refused: 'local.permissionFailed',
  unverified: 'local.permissionUnverified',
  notFound: 'local.joinNone',
  unsupported: 'local.wrongEnvironment',
};
