import type { FieldErrors } from '../../../forms/check-form.ts';
import { useFieldBinding } from '../../../forms/use-field-binding.ts';
import type { WhatIfForm } from './what-if-form.ts';

export type WhatIfFieldsProps = {
  form: WhatIfForm;
  errors: FieldErrors;
  change: (part: Partial<WhatIfForm>) => void;
};

type TextName = Exclude<keyof WhatIfForm, 'battery' | 'solar'>;

/** `path` is where the server looks for it. */
export const useWhatIfField = ({ form, errors, change }: WhatIfFieldsProps) => {
  const bind = useFieldBinding(errors);
  return (name: TextName, path: string) => bind(path, form[name], (typed) => change({ [name]: typed }));
};
