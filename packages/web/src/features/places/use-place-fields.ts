import { errorKey } from '@ohmstead/i18n';
import type { FieldErrors } from '../../forms/check-form.ts';
import { useTexts } from '../../texts/use-texts.ts';
import type { PlaceForm } from './place-form.ts';

type TextName = { [Name in keyof PlaceForm]: PlaceForm[Name] extends string ? Name : never }[keyof PlaceForm];

export type FieldsProps = {
  form: PlaceForm;
  errors: FieldErrors;
  change: (part: Partial<PlaceForm>) => void;
};

/** What ties a control to a field of the form, and to what is wrong with it. */
export const usePlaceFields = ({ form, errors, change }: FieldsProps) => {
  const { say } = useTexts();
  const choice = (name: TextName) => {
    const code = errors[name];
    return {
      name,
      value: form[name],
      error: code && say(errorKey(code)),
      onChange: (value: string) => change({ [name]: value }),
    };
  };
  const text = (name: TextName) => ({
    ...choice(name),
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  const number = (name: TextName) => ({ ...text(name), inputMode: 'decimal' as const, autoComplete: 'off' });
  return { choice, text, number };
};
