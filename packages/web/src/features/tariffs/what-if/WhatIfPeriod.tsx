import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { TextField } from '../../../ui/Field.tsx';
import styles from '../TariffForm.module.css';
import { useWhatIfField, type WhatIfFieldsProps } from './use-what-if-field.ts';

export const WhatIfPeriod = (props: WhatIfFieldsProps) => {
  const { say } = useTexts();
  const field = useWhatIfField(props);
  return (
    <Card title={say('whatIf.period')}>
      <div className={styles.dates}>
        <TextField label={say('whatIf.from')} type="date" {...field('from', 'from')} />
        <TextField
          label={say('whatIf.lastDay')}
          hint={say('whatIf.mostDays')}
          type="date"
          {...field('lastDay', 'to')}
        />
      </div>
    </Card>
  );
};
