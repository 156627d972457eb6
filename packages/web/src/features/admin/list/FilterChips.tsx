import { useId } from 'react';
import styles from './FilterChips.module.css';

type FilterChipsProps<Value extends string> = {
  label: string;
  /** The first chip: no filter. */
  allLabel?: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
};

/** One filter of a list. Radio buttons, so that the arrow keys move it. */
export const FilterChips = <Value extends string>(props: FilterChipsProps<Value>) => {
  const { label, allLabel, options, value, onChange } = props;
  const name = useId();
  const chip = (own: Value | undefined, text: string) => (
    <label key={own ?? ''} className={styles.chip}>
      <input type="radio" name={name} checked={own === value} onChange={() => onChange(own)} />
      <span>{text}</span>
    </label>
  );
  return (
    <fieldset className={styles.chips}>
      <legend className="hidden-visually">{label}</legend>
      {allLabel !== undefined && chip(undefined, allLabel)}
      {options.map((option) => chip(option.value, option.label))}
    </fieldset>
  );
};
