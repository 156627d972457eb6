import type { FieldErrors } from '../../forms/check-form.ts';
import { useFieldBinding } from '../../forms/use-field-binding.ts';
import { useTexts } from '../../texts/use-texts.ts';

/** Binds a field by its path in the tariff; an empty price is missing rather than wrong. */
export const useFieldOfPath = (errors: FieldErrors) => {
  const { say } = useTexts();
  const bind = useFieldBinding(errors);
  return (path: string, value: string, change: (typed: string) => void) => {
    const field = bind(path, value, change);
    const isPriceMissing = errors[path] === 'price_invalid' && value === '';
    return isPriceMissing ? { ...field, error: say('tariff.priceMissing') } : field;
  };
};
