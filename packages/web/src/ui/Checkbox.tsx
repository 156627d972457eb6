import type { ComponentProps } from 'react';
import styles from './Field.module.css';

type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'children' | 'type'> & { label: string };

export const Checkbox = ({ label, ...input }: CheckboxProps) => (
  <label className={styles.check}>
    <input {...input} type="checkbox" />
    <span>{label}</span>
  </label>
);
