import { faultOfPassword } from '@ohmstead/contract/new-password';
import { type Refusal, refuseField } from '../../errors/outcome.ts';

/** Null for a password that is strong enough; `username` is whose it will be. */
export const refuseWeakPassword = (field: string, password: string, username: string): Refusal | null => {
  const fault = faultOfPassword(password, username);
  return fault ? refuseField(field, fault) : null;
};
