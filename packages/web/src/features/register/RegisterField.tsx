import type { ErrorCode } from '@ohmstead/contract';
import { errorKey } from '@ohmstead/i18n';
import { useTexts } from '../../texts/use-texts.ts';
import { TextField } from '../../ui/Field.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import type { FieldLook } from './fields.ts';

type RegisterFieldProps = {
  look: FieldLook;
  value: string;
  error: ErrorCode | undefined;
  onChange: (value: string) => void;
};

export const RegisterField = ({ look, value, error, onChange }: RegisterFieldProps) => {
  const { say } = useTexts();
  const label = say(look.label);
  const shared = {
    ...look.input,
    name: look.name,
    label: look.optional ? say('register.optional', { label }) : label,
    hint: look.hint && say(look.hint),
    error: error && say(errorKey(error)),
    required: !look.optional,
    value,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  if (!look.secret) return <TextField {...shared} />;
  const { type: _, ...secret } = shared;
  return (
    <PasswordField {...secret} showLabel={say('login.showPassword')} hideLabel={say('login.hidePassword')} />
  );
};
