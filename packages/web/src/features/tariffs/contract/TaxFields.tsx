import { type TaxableKind, taxableKinds } from '@ohmstead/domain';
import { errorKey } from '@ohmstead/i18n';
import { decimalField } from '../../../forms/use-field-binding.ts';
import { lineTexts } from '../../../model/bill/line-text.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { Problem } from '../../../ui/Problem.tsx';
import { changedAt, withoutAt } from '../list-edits.ts';
import styles from '../TariffForm.module.css';
import { useFieldOfPath } from '../use-field-of-path.ts';
import type { TariffFormContext } from './tariff-form-context.ts';
import { newTax, type TaxDraft } from './version-draft.ts';

type TaxFieldsProps = TariffFormContext & {
  taxes: readonly TaxDraft[];
  onChange: (taxes: readonly TaxDraft[]) => void;
};

export const TaxFields = ({ taxes, onChange, errors }: TaxFieldsProps) => {
  const { say } = useTexts();
  const field = useFieldOfPath(errors);
  const put = (index: number, part: Partial<TaxDraft>) => onChange(changedAt(taxes, index, part));
  return (
    <fieldset className={styles.set}>
      <legend>{say('tariff.taxes')}</legend>
      {taxes.map(({ name, percent, on }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two taxes may have the same name.
        <div key={index} className={styles.box}>
          <div className={styles.named}>
            <TextField
              label={say('tariff.taxName')}
              {...field(`taxes.${index}.name`, name, (typed) => put(index, { name: typed }))}
            />
            <TextField
              label={say('tariff.taxRate')}
              {...decimalField}
              {...field(`taxes.${index}.ratePpm`, percent, (typed) => put(index, { percent: typed }))}
            />
            <IconButton
              icon="remove"
              label={say('tariff.removeTax', { name })}
              onClick={() => onChange(withoutAt(taxes, index))}
            />
          </div>
          <TaxedKinds
            on={on}
            error={errors[`taxes.${index}.on`]}
            onChange={(kinds) => put(index, { on: kinds })}
          />
        </div>
      ))}
      <div>
        <Button icon="add" onClick={() => onChange([...taxes, newTax])}>
          {say('tariff.addTax')}
        </Button>
      </div>
    </fieldset>
  );
};

type TaxedKindsProps = {
  on: readonly TaxableKind[];
  error: TariffFormContext['errors'][string] | undefined;
  onChange: (on: readonly TaxableKind[]) => void;
};

const TaxedKinds = ({ on, error, onChange }: TaxedKindsProps) => {
  const { say } = useTexts();
  return (
    <fieldset className={styles.set}>
      <legend>{say('tariff.taxOn')}</legend>
      <div className={styles.kinds}>
        {taxableKinds.map((kind) => (
          <Checkbox
            key={kind}
            label={say(lineTexts[kind])}
            checked={on.includes(kind)}
            onChange={(event) =>
              onChange(
                taxableKinds.filter((other) => (other === kind ? event.target.checked : on.includes(other))),
              )
            }
          />
        ))}
      </div>
      {error && <Problem>{say(errorKey(error))}</Problem>}
    </fieldset>
  );
};
