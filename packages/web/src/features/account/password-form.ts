// Pure: the change of a password as it is typed.
import { passwordBody } from '@ohmstead/contract';
import { faultOfPassword } from '@ohmstead/contract/new-password';
import type { output } from 'zod/mini';
import { type Checked, checkForm, type FieldErrors } from '../../forms/check-form.ts';

export type PasswordForm = {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly repeat: string;
};

export const emptyForm: PasswordForm = { oldPassword: '', newPassword: '', repeat: '' };

export const isTyped = (form: PasswordForm): boolean => Object.values(form).some((text) => text !== '');

export const checkPassword = (form: PasswordForm, username: string): Checked<output<typeof passwordBody>> => {
  const checked = checkForm(passwordBody, form);
  const fault = faultOfPassword(form.newPassword, username);
  const errors: FieldErrors = {
    ...(form.repeat !== form.newPassword && { repeat: 'password_mismatch' }),
    ...(fault && { newPassword: fault }),
    ...(checked.kind === 'invalid' && checked.errors),
  };
  return checked.kind === 'valid' && Object.keys(errors).length === 0 ? checked : { kind: 'invalid', errors };
};
