import type { Unit } from '@ohmstead/i18n';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { TextField } from '../../../ui/Field.tsx';
import styles from './MeterEditor.module.css';
import type { MeterEdit } from './use-meter-edit.ts';

export const RatingFields = ({ edit }: { edit: MeterEdit }) => {
  const { say, formats } = useTexts();
  const inUnit = (label: string, unit: Unit) => say('meter.inUnit', { label, unit: formats.unit(unit) });
  const number = { inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <Card title={say('meter.ratings')}>
      <TextField
        label={inUnit(say('meter.ratedPower'), 'W')}
        hint={say('meter.ratedPowerHint')}
        {...number}
        {...edit.text('ratedPowerW')}
      />
      {edit.form.kind === 'device' && (
        <>
          <div className={styles.pair}>
            <TextField
              label={inUnit(say('meter.ratedCurrent'), 'A')}
              {...number}
              {...edit.text('ratedCurrentA')}
            />
            <TextField
              label={inUnit(say('meter.ratedVoltage'), 'V')}
              {...number}
              {...edit.text('ratedVoltageV')}
            />
            <TextField
              label={inUnit(say('meter.ratedFrequency'), 'Hz')}
              {...number}
              {...edit.text('ratedFrequencyHz')}
            />
          </div>
          <TextField
            label={inUnit(say('meter.modulus'), 'kWh')}
            hint={say('meter.modulusHint')}
            {...number}
            {...edit.text('counterModulusKwh')}
          />
        </>
      )}
    </Card>
  );
};
