// The registration as typed, and the rules for it: the contract's own, and the repeated password.
import { registerBody } from '@ohmstead/contract';
import { faultOfPassword } from '@ohmstead/contract/new-password';
import { type Checked, checkForm, type FieldErrors } from '../../forms/check-form.ts';

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
  const fault = faultOfPassword(typed.password, typed.username);
  const errors: FieldErrors = {
    ...(typed.repeat !== typed.password && { repeat: 'password_mismatch' }),
    ...(fault && { password: fault }),
    ...(checked.kind === 'invalid' && checked.errors),
  };
  return checked.kind === 'valid' && Object.keys(errors).length === 0 ? checked : { kind: 'invalid', errors };
};
