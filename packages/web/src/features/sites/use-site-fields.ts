import type { FieldErrors } from '../../forms/check-form.ts';
import { decimalField, useFieldBinding } from '../../forms/use-field-binding.ts';
import type { SiteForm } from './site-form.ts';

type TextName = { [Name in keyof SiteForm]: SiteForm[Name] extends string ? Name : never }[keyof SiteForm];

export type FieldsProps = {
  form: SiteForm;
  errors: FieldErrors;
  change: (part: Partial<SiteForm>) => void;
};

/** What ties a control to a field of the form, and to what is wrong with it. */
export const useSiteFields = ({ form, errors, change }: FieldsProps) => {
  const bind = useFieldBinding(errors);
  const text = (name: TextName) => bind(name, form[name], (typed) => change({ [name]: typed }));
  const choice = (name: TextName) => ({
    ...text(name),
    onChange: (value: string) => change({ [name]: value }),
  });
  const number = (name: TextName) => ({ ...text(name), ...decimalField });
  return { choice, text, number };
};
