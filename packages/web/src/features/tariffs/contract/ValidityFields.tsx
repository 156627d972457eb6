import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { TextField } from '../../../ui/Field.tsx';
import styles from '../TariffForm.module.css';
import { useFieldOfPath } from '../use-field-of-path.ts';
import type { TariffFieldsProps } from './TariffFields.tsx';

export const ValidityFields = ({ draft, change, errors }: TariffFieldsProps) => {
  const { say } = useTexts();
  const field = useFieldOfPath(errors);
  return (
    <Card title={say('tariff.validity')}>
      <TextField
        label={say('tariff.name')}
        hint={say('tariff.nameHint')}
        maxLength={100}
        required
        {...field('name', draft.name, (name) => change({ name }))}
      />
      <div className={styles.dates}>
        <TextField
          label={say('tariff.validFrom')}
          type="date"
          required
          {...field('validFrom', draft.validFrom, (validFrom) => change({ validFrom }))}
        />
        <TextField
          label={say('tariff.lastDay')}
          hint={say('tariff.lastDayHint')}
          type="date"
          {...field('validTo', draft.lastDay, (lastDay) => change({ lastDay }))}
        />
      </div>
    </Card>
  );
};
