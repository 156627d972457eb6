import { errorKey } from '@ohmstead/i18n';
import type { FieldErrors } from '../../../forms/check-form.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import type { WhatIfForm } from './what-if-form.ts';

export type WhatIfFieldsProps = {
  form: WhatIfForm;
  errors: FieldErrors;
  change: (part: Partial<WhatIfForm>) => void;
};

type TextName = Exclude<keyof WhatIfForm, 'battery' | 'solar'>;

/** `path` is where the server looks for it. */
export const useWhatIfField = ({ form, errors, change }: WhatIfFieldsProps) => {
  const { say } = useTexts();
  return (name: TextName, path: string) => {
    const code = errors[path];
    return {
      name: path,
      value: form[name],
      error: code && say(errorKey(code)),
      onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
    };
  };
};
