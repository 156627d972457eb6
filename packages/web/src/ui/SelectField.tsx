import type { ComponentProps } from 'react';
import styles from './Field.module.css';
import { Field } from './Field.tsx';

type Option = { readonly value: string; readonly label: string };

type SelectFieldProps = Omit<ComponentProps<'select'>, 'className' | 'children' | 'onChange'> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  options: readonly Option[];
  onChange: (value: string) => void;
};

/** One of a list, by the browser's own chooser. */
export const SelectField = ({ label, hint, error, options, onChange, ...select }: SelectFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => (
      <select
        {...select}
        {...control}
        className={styles.input}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Field>
);
