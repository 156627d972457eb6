// The settings of an account.
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { instant } from '../shapes.ts';
import * as rule from '../validation.ts';
import { autoSend, autoSendBody } from './auto-send-setting.ts';

const accountSetting = z.object({
  username: z.string(),
  fullName: z.string(),
  telephone: z.nullable(z.string()),
  /** The contact address. */
  email: z.nullable(z.string()),
  emailConfirmed: z.boolean(),
  /** The language of its mails. */
  lang: z.string(),
  /** When the account is deleted unless somebody keeps it; null: it is not to be. */
  deleteAt: z.nullable(instant),
  /** Whether the app may send notifications. */
  push: z.boolean(),
  autoSend,
});
export type AccountSetting = z.infer<typeof accountSetting>;

export const setting = call({
  name: 'user.setting',
  method: 'GET',
  path: '/api/v1/user/setting',
  access: 'account',
  firstPassword: 'allowed',
  summary: 'The account’s settings, such as name, telephone and what is sent by e-mail by itself.',
  output: accountSetting,
  errors: [],
});

export const settingBody = z.object({
  fullName: z.optional(rule.fullName),
  telephone: z.optional(rule.telephone),
  email: z.optional(rule.email),
  push: z.optional(z.boolean('field_invalid')),
  /** The language of its mails, such as `de`. */
  lang: z.optional(z.string('field_invalid').check(z.maxLength(16, 'field_invalid'))),
  autoSend: z.optional(autoSendBody),
});
export type SettingBody = z.infer<typeof settingBody>;

export const saveSetting = call({
  name: 'user.saveSetting',
  method: 'POST',
  path: '/api/v1/user/setting',
  access: 'account',
  demo: 'refused',
  summary:
    'Changes the account’s settings; a field that is left out keeps its value. A wrong recipient is named by its place in the list, such as `autoSend.recipients.3`.',
  body: settingBody,
  output: accountSetting,
  errors: ['validation'],
});

export const passwordBody = z.object({ oldPassword: rule.givenPassword, newPassword: rule.password });

export const password = call({
  name: 'user.password',
  method: 'POST',
  path: '/api/v1/user/password',
  access: 'account',
  firstPassword: 'allowed',
  demo: 'refused',
  summary: 'Changes the password and ends the account’s other sessions.',
  body: passwordBody,
  output: z.null(),
  errors: ['validation', 'old_password_invalid', 'login_throttled', 'rate_limited'],
});
