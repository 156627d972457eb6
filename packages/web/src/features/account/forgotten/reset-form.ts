// Pure: the new password behind a link from a mail, as it is chosen.
import { validation } from '@ohmstead/contract';
import { faultOfPassword } from '@ohmstead/contract/new-password';
import { object } from 'zod/mini';
import { type Checked, checkForm, type FieldErrors } from '../../../forms/check-form.ts';

export type ResetForm = {
  readonly choice: 'made' | 'own';
  readonly newPassword: string;
  readonly repeat: string;
};

export const emptyReset: ResetForm = { choice: 'made', newPassword: '', repeat: '' };

/** Without a password the server makes one. */
export type ChosenPassword = { readonly newPassword?: string };

const own = object({ newPassword: validation.password });

export const checkReset = (
  { choice, newPassword, repeat }: ResetForm,
  username: string,
): Checked<ChosenPassword> => {
  if (choice === 'made') return { kind: 'valid', value: {} };
  const checked = checkForm(own, { newPassword });
  const fault = faultOfPassword(newPassword, username);
  const errors: FieldErrors = {
    ...(repeat !== newPassword && { repeat: 'password_mismatch' }),
    ...(fault && { newPassword: fault }),
    ...(checked.kind === 'invalid' && checked.errors),
  };
  return checked.kind === 'valid' && Object.keys(errors).length === 0 ? checked : { kind: 'invalid', errors };
};
