// Pure: the change of a password as it is typed.
import { passwordBody } from '@ohmstead/contract';
import type { output } from 'zod/mini';
import { type Checked, checkForm } from '../../forms/check-form.ts';

export type PasswordForm = {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly repeat: string;
};

export const emptyForm: PasswordForm = { oldPassword: '', newPassword: '', repeat: '' };

export const isTyped = (form: PasswordForm): boolean => Object.values(form).some((text) => text !== '');

export const checkPassword = (form: PasswordForm): Checked<output<typeof passwordBody>> => {
  const checked = checkForm(passwordBody, form);
  if (form.repeat === form.newPassword) return checked;
  const errors = checked.kind === 'invalid' ? checked.errors : {};
  return { kind: 'invalid', errors: { ...errors, repeat: 'password_mismatch' } };
};
