import { faultOfPassword } from '@ohmstead/contract/new-password';
import { invalid } from '../../errors/app-error.ts';

/** `username` is whose it will be. */
export const refuseWeakPassword = (field: string, password: string, username: string): void => {
  const fault = faultOfPassword(password, username);
  if (fault) throw invalid(field, fault);
};
