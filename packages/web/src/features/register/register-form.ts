// The registration as typed, and the rules for it: the contract's own, and the repeated password.
import { registerBody } from '@ohmstead/contract';
import { type Checked, checkForm } from '../../forms/check-form.ts';

export const emptyForm = {
  username: '',
  password: '',
  repeat: '',
  sn: '',
  fullName: '',
  telephone: '',
  email: '',
};
export type RegisterForm = typeof emptyForm;

export type Registration = ReturnType<typeof registerBody.parse>;

export const checkRegistration = (typed: RegisterForm, timeZone: string): Checked<Registration> => {
  const checked = checkForm(registerBody, { ...typed, TimeZoneInfoId: timeZone });
  if (typed.repeat === typed.password) return checked;
  const errors = checked.kind === 'invalid' ? checked.errors : {};
  return { kind: 'invalid', errors: { repeat: 'password_mismatch', ...errors } };
};
