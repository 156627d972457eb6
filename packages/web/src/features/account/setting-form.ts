// Pure: what the account says about its person, as it is typed.
import { type AccountSetting, type SettingBody, settingBody } from '@ohmstead/contract';
import { type Checked, checkForm } from '../../forms/check-form.ts';

export type SettingForm = {
  readonly fullName: string;
  readonly telephone: string;
  readonly email: string;
  readonly push: boolean;
};

export const formOfSetting = ({ fullName, telephone, email, push }: AccountSetting): SettingForm => ({
  fullName,
  telephone: telephone ?? '',
  email: email ?? '',
  push,
});

export const hasChanged = (form: SettingForm, before: SettingForm): boolean =>
  JSON.stringify(form) !== JSON.stringify(before);

export const checkSetting = (form: SettingForm): Checked<SettingBody> => checkForm(settingBody, form);
