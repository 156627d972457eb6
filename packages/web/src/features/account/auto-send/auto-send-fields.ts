import type { AccountSetting } from '@ohmstead/contract';
import type { FieldErrors } from '../../../forms/check-form.ts';
import type { AutoSendForm } from './auto-send-form.ts';

export type AutoSendFields = {
  setting: AccountSetting;
  form: AutoSendForm;
  errors: FieldErrors;
  change: (part: Partial<AutoSendForm>) => void;
};
