import { decimalField } from '../../../forms/use-field-binding.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { TextField } from '../../../ui/Field.tsx';
import styles from '../TariffForm.module.css';
import { useWhatIfField, type WhatIfFieldsProps } from './use-what-if-field.ts';

/** A battery and solar modules that are not there. */
export const WhatIfDevices = (props: WhatIfFieldsProps) => {
  const { say } = useTexts();
  const field = useWhatIfField(props);
  const { form, change } = props;
  return (
    <Card>
      <Checkbox
        label={say('whatIf.battery')}
        checked={form.battery}
        onChange={(event) => change({ battery: event.target.checked })}
      />
      {form.battery && (
        <div className={styles.prices}>
          <TextField
            label={say('whatIf.capacity')}
            {...decimalField}
            {...field('capacity', 'battery.capacityKwh')}
          />
          <TextField
            label={say('whatIf.power')}
            hint={say('whatIf.powerHint')}
            {...decimalField}
            {...field('power', 'battery.powerKw')}
          />
          <TextField
            label={say('whatIf.efficiency')}
            {...decimalField}
            {...field('efficiency', 'battery.efficiency')}
          />
        </div>
      )}
      <Checkbox
        label={say('whatIf.solar')}
        checked={form.solar}
        onChange={(event) => change({ solar: event.target.checked })}
      />
      {form.solar && (
        <TextField label={say('whatIf.solarKw')} {...decimalField} {...field('solarKw', 'solarKw')} />
      )}
    </Card>
  );
};
