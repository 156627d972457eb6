import { useTexts } from '../../../texts/use-texts.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import type { MeterOption } from '../MeterChoice.tsx';
import styles from './MeterSelect.module.css';

type MeterSelectProps = {
  meters: readonly MeterOption[];
  /** Null: the site as a whole. */
  chosen: number | null;
  onChange: (chosen: number | null) => void;
};

export const MeterSelect = ({ meters, chosen, onChange }: MeterSelectProps) => {
  const { say } = useTexts();
  return (
    <div className={styles.select}>
      <SelectField
        label={say('analysis.of')}
        value={chosen === null ? '' : String(chosen)}
        options={[
          { value: '', label: say('analysis.wholeSite') },
          ...meters.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(value) => onChange(value === '' ? null : Number(value))}
      />
    </div>
  );
};
