import { useTexts } from '../../../texts/use-texts.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { quantities, quantityLooks } from '../quantities.ts';
import type { Quantity } from '../queries.ts';
import styles from './QuantityChoice.module.css';

type QuantityChoiceProps = {
  left: Quantity;
  right: Quantity | null;
  onChange: (change: { left?: string; right?: string | undefined }) => void;
};

/** One quantity an axis. */
export const QuantityChoice = ({ left, right, onChange }: QuantityChoiceProps) => {
  const { say } = useTexts();
  const options = quantities.map((value) => ({ value, label: say(quantityLooks[value].label) }));
  return (
    <div className={styles.axes}>
      <SelectField
        label={say('other.left')}
        value={left}
        options={options}
        onChange={(value) => onChange({ left: value })}
      />
      <SelectField
        label={say('other.right')}
        value={right ?? ''}
        options={[
          { value: '', label: say('other.nothing') },
          ...options.filter(({ value }) => value !== left),
        ]}
        onChange={(value) => onChange({ right: value === '' ? undefined : value })}
      />
    </div>
  );
};
