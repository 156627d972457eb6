import type { ComponentProps } from 'react';
import styles from './Field.module.css';
import { Field } from './Field.tsx';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'children'> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
};

export const TextArea = ({ label, hint, error, ...input }: TextAreaProps) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => <textarea rows={3} {...input} {...control} className={styles.input} />}
  </Field>
);
