import { useId } from 'react';
import styles from './SegmentedControl.module.css';

type SegmentedControlProps<Value extends string> = {
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One choice of a few, side by side. Radio buttons, so that the arrow keys move it. */
export const SegmentedControl = <Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>) => {
  const name = useId();
  return (
    <fieldset className={styles.control}>
      <legend className="hidden-visually">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
};
