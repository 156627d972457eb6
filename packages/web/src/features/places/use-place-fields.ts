import type { FieldErrors } from '../../forms/check-form.ts';
import { decimalField, useFieldBinding } from '../../forms/use-field-binding.ts';
import type { PlaceForm } from './place-form.ts';

type TextName = { [Name in keyof PlaceForm]: PlaceForm[Name] extends string ? Name : never }[keyof PlaceForm];

export type FieldsProps = {
  form: PlaceForm;
  errors: FieldErrors;
  change: (part: Partial<PlaceForm>) => void;
};

/** What ties a control to a field of the form, and to what is wrong with it. */
export const usePlaceFields = ({ form, errors, change }: FieldsProps) => {
  const bind = useFieldBinding(errors);
  const text = (name: TextName) => bind(name, form[name], (typed) => change({ [name]: typed }));
  const choice = (name: TextName) => ({
    ...text(name),
    onChange: (value: string) => change({ [name]: value }),
  });
  const number = (name: TextName) => ({ ...text(name), ...decimalField });
  return { choice, text, number };
};
