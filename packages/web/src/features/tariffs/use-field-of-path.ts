import { errorKey } from '@ohmstead/i18n';
import type { FieldErrors } from '../../forms/check-form.ts';
import { useTexts } from '../../texts/use-texts.ts';

/** What ties a typed field to its place in the tariff, and to what is wrong there. */
export const useFieldOfPath = (errors: FieldErrors) => {
  const { say } = useTexts();
  return (path: string, value: string, change: (value: string) => void) => {
    const code = errors[path];
    return {
      name: path,
      value,
      error: code && say(code === 'price_invalid' && value === '' ? 'tariff.priceMissing' : errorKey(code)),
      onChange: (event: { target: { value: string } }) => change(event.target.value),
    };
  };
};

/** The attributes of a field that holds a number. */
export const decimalField = { inputMode: 'decimal', autoComplete: 'off' } as const;
