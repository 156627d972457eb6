import { type ComponentProps, useState } from 'react';
import { IconButton } from './Button.tsx';
import styles from './Field.module.css';
import { Field } from './Field.tsx';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'className' | 'children' | 'type'> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  showLabel: string;
  hideLabel: string;
};

export const PasswordField = ({ label, hint, error, showLabel, hideLabel, ...input }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.withButton}>
          <input {...input} {...control} type={shown ? 'text' : 'password'} className={styles.input} />
          <IconButton
            icon={shown ? 'eyeOff' : 'eye'}
            label={shown ? hideLabel : showLabel}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
};
