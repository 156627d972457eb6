// The form's fields in order: six, and an optional e-mail.
import type { TextKey } from '@ohmstead/i18n';
import type { ComponentProps } from 'react';
import type { RegisterForm } from './register-form.ts';

export type FieldLook = {
  readonly name: keyof RegisterForm;
  readonly label: TextKey;
  readonly hint?: TextKey;
  readonly optional?: true;
  readonly secret?: true;
  readonly input: Pick<
    ComponentProps<'input'>,
    'autoComplete' | 'inputMode' | 'type' | 'autoCapitalize' | 'spellCheck' | 'maxLength'
  >;
};

export const fields: readonly FieldLook[] = [
  {
    name: 'username',
    label: 'register.username',
    hint: 'register.usernameHint',
    input: { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false },
  },
  {
    name: 'password',
    label: 'register.password',
    hint: 'register.passwordHint',
    secret: true,
    input: { autoComplete: 'new-password' },
  },
  { name: 'repeat', label: 'register.repeat', secret: true, input: { autoComplete: 'new-password' } },
  {
    name: 'sn',
    label: 'register.sn',
    hint: 'register.snHint',
    input: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
  },
  {
    name: 'fullName',
    label: 'register.fullName',
    hint: 'register.fullNameHint',
    input: { autoComplete: 'name' },
  },
  {
    name: 'telephone',
    label: 'register.telephone',
    optional: true,
    input: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  },
  {
    name: 'email',
    label: 'register.email',
    hint: 'register.emailHint',
    optional: true,
    input: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  },
];
