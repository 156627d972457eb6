import { type ReactNode, useId } from 'react';
import styles from './ChoiceCards.module.css';
import { Hint } from './Hint.tsx';
import { Icon, type IconName } from './Icon.tsx';
import { FieldProblem } from './Problem.tsx';

export type Choice<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly icon?: IconName;
  readonly hint?: string;
  /** What becomes known of it later, such as what it would change. */
  readonly note?: ReactNode;
};

type ChoiceCardsProps<Value extends string> = {
  label: string;
  /** A title above says the same: the label is for those who hear it. */
  titled?: boolean;
  name?: string;
  hint?: string | undefined;
  error?: string | undefined;
  options: readonly Choice<Value>[];
  value: Value;
  disabled?: boolean;
  onChange: (value: Value) => void;
};

/** One choice of a few that are worth a picture or a line of text. Radio buttons, so that the arrow keys move it. */
export const ChoiceCards = <Value extends string>(props: ChoiceCardsProps<Value>) => {
  const id = useId();
  const { label, titled = false, name = id, hint, error, options, value, disabled = false, onChange } = props;
  return (
    <fieldset className={styles.choices} disabled={disabled} aria-describedby={error && `${id}-error`}>
      <legend className={titled ? 'hidden-visually' : undefined}>{label}</legend>
      {hint && <Hint>{hint}</Hint>}
      <div className={styles.cards}>
        {options.map((option) => (
          <label key={option.value} className={styles.card}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon && <Icon name={option.icon} />}
            <span className={styles.words}>
              <span>{option.label}</span>
              {option.hint && <span className={styles.hint}>{option.hint}</span>}
              {option.note}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldProblem id={`${id}-error`}>{error}</FieldProblem>}
    </fieldset>
  );
};
