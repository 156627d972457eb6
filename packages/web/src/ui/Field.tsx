import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Field.module.css';
import { Hint } from './Hint.tsx';
import { FieldProblem } from './Problem.tsx';

type FieldProps = {
  label: string;
  /** Rules, shown before typing. */
  hint?: string | undefined;
  error?: string | undefined;
  children: (control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': boolean;
  }) => ReactNode;
};

/** Label above, hint and error below, tied to the control for screen readers. */
export const Field = ({ label, hint, error, children }: FieldProps) => {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': Boolean(error) })}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <FieldProblem id={`${id}-error`}>{error}</FieldProblem>}
    </div>
  );
};

type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'children'> & Omit<FieldProps, 'children'>;

export const TextField = ({ label, hint, error, ...input }: TextFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => <input type="text" {...input} {...control} className={styles.input} />}
  </Field>
);
