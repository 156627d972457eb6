import { decimalField } from '../../../forms/use-field-binding.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { changedAt, withoutAt } from '../list-edits.ts';
import styles from '../TariffForm.module.css';
import { useFieldOfPath } from '../use-field-of-path.ts';
import type { TariffFormContext } from './tariff-form-context.ts';
import type { ChargeDraft } from './version-draft.ts';

type ChargeFieldsProps = TariffFormContext & {
  charges: readonly ChargeDraft[];
  onChange: (charges: readonly ChargeDraft[]) => void;
};

export const ChargeFields = ({ charges, onChange, errors, currency }: ChargeFieldsProps) => {
  const { say } = useTexts();
  const field = useFieldOfPath(errors);
  const put = (index: number, part: Partial<ChargeDraft>) => onChange(changedAt(charges, index, part));
  return (
    <fieldset className={styles.set}>
      <legend>{say('tariff.fixed')}</legend>
      {charges.map(({ name, per, amount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two charges may have the same name.
        <div key={index} className={styles.named}>
          <TextField
            label={say('tariff.chargeName')}
            {...field(`fixedCharges.${index}.name`, name, (typed) => put(index, { name: typed }))}
          />
          <TextField
            label={say('tariff.chargeAmount', { currency })}
            {...decimalField}
            {...field(`fixedCharges.${index}.amountMicros`, amount, (typed) => put(index, { amount: typed }))}
          />
          <SelectField
            label={say('tariff.chargePer')}
            options={[
              { value: 'month', label: say('tariff.perMonth') },
              { value: 'day', label: say('tariff.perDay') },
            ]}
            value={per}
            onChange={(chosen) => put(index, { per: chosen === 'day' ? 'day' : 'month' })}
          />
          <IconButton
            icon="remove"
            label={say('tariff.removeCharge', { name })}
            onClick={() => onChange(withoutAt(charges, index))}
          />
        </div>
      ))}
      <div>
        <Button icon="add" onClick={() => onChange([...charges, { name: '', per: 'month', amount: '' }])}>
          {say('tariff.addCharge')}
        </Button>
      </div>
    </fieldset>
  );
};
