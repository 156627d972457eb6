import { useTexts } from '../../texts/use-texts.ts';
import { Card } from '../../ui/Card.tsx';
import { TextField } from '../../ui/Field.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { currencyChoices } from './regions.ts';
import styles from './SiteEditor.module.css';
import type { FieldsProps } from './use-site-fields.ts';
import { useSiteFields } from './use-site-fields.ts';

const lastDay = 31;

export const BillFields = (props: FieldsProps) => {
  const { say, lang, formats } = useTexts();
  const { choice, number } = useSiteFields(props);
  const days = Array.from({ length: lastDay }, (_, index) => index + 1);
  // Only a new site may leave its currency to its country.
  const auto = props.form.priceUnit === '' ? [{ value: '', label: say('place.currencyAuto') }] : [];
  return (
    <>
      <Card title={say('place.tariffTitle')}>
        <SelectField
          label={say('place.currency')}
          options={[...auto, ...currencyChoices(lang)]}
          {...choice('priceUnit')}
        />
        <SelectField
          label={say('place.billingDay')}
          hint={say('place.billingDayHint')}
          options={days.map((day) => ({ value: String(day), label: formats.number(day, 0) }))}
          {...choice('billingStartDay')}
        />
        <SelectField
          label={say('place.phaseRule')}
          hint={say('place.phaseRuleHint')}
          options={[
            { value: 'netted', label: say('place.netted') },
            { value: 'perPhase', label: say('place.perPhase') },
            { value: 'nem', label: say('place.nem') },
          ]}
          {...choice('phaseRule')}
        />
      </Card>
      <Card title={say('place.goals')}>
        <div className={styles.pair}>
          <TextField
            label={say('place.monthTarget')}
            hint={say('place.monthTargetHint')}
            {...number('monthTarget')}
          />
          <TextField
            label={say('place.co2')}
            hint={say('place.co2Hint')}
            {...number('emissionGramsPerKwh')}
          />
        </div>
      </Card>
    </>
  );
};
