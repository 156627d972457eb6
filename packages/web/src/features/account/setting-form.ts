// Pure: what the account says about its person, as it is typed.
import { type AccountSetting, type SettingBody, settingBody } from '@ohmstead/contract';
import { type Checked, checkForm } from '../../forms/check-form.ts';
import {
  type AutoSendForm,
  autoSendBodyOf,
  checkAutoSend,
  formOfAutoSend,
} from './auto-send/auto-send-form.ts';

export type SettingForm = {
  readonly fullName: string;
  readonly telephone: string;
  readonly email: string;
  readonly push: boolean;
  readonly autoSend: AutoSendForm;
};

export const formOfSetting = ({
  fullName,
  telephone,
  email,
  push,
  autoSend,
}: AccountSetting): SettingForm => ({
  fullName,
  telephone: telephone ?? '',
  email: email ?? '',
  push,
  autoSend: formOfAutoSend(autoSend),
});

export const hasChanged = (form: SettingForm, before: SettingForm): boolean =>
  JSON.stringify(form) !== JSON.stringify(before);

export const checkSetting = ({ autoSend, ...person }: SettingForm): Checked<SettingBody> => {
  const checked = checkForm(settingBody, { ...person, autoSend: autoSendBodyOf(autoSend) });
  const errors = {
    ...(checked.kind === 'invalid' && checked.errors),
    ...checkAutoSend(autoSend),
  };
  return Object.keys(errors).length > 0 ? { kind: 'invalid', errors } : checked;
};
