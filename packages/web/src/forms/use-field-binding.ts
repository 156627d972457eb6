import { errorKey } from '@ohmstead/i18n';
import { useTexts } from '../texts/use-texts.ts';
import type { FieldErrors } from './check-form.ts';

/** What ties a typed field to its place in the form, and to what is wrong there. */
export const useFieldBinding = (errors: FieldErrors) => {
  const { say } = useTexts();
  return (name: string, value: string, change: (typed: string) => void) => {
    const code = errors[name];
    return {
      name,
      value,
      error: code && say(errorKey(code)),
      onChange: (event: { target: { value: string } }) => change(event.target.value),
    };
  };
};

/** The attributes of a field that holds a number. */
export const decimalField = { inputMode: 'decimal', autoComplete: 'off' } as const;
