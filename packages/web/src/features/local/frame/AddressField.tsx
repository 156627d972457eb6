import { useTexts } from '../../../texts/use-texts.ts';
import { TextField } from '../../../ui/Field.tsx';

type AddressFieldProps = {
  label?: string;
  value: string;
  isInvalid: boolean;
  onChange: (typed: string) => void;
};

const example = '192.168.1.20';

/** The address of a device, as people type it. */
export const AddressField = ({ label, value, isInvalid, onChange }: AddressFieldProps) => {
  const { say } = useTexts();
  return (
    <TextField
      label={label ?? say('local.address')}
      hint={say('local.addressHint', { example })}
      error={isInvalid ? say('local.invalidAddress', { example }) : undefined}
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};
