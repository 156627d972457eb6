import { decimalField } from '../../../forms/use-field-binding.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { changedAt, withoutAt } from '../list-edits.ts';
import styles from '../TariffForm.module.css';
import { useFieldOfPath } from '../use-field-of-path.ts';
import type { TierDraft } from './energy-draft.ts';
import type { TariffFormContext } from './tariff-form-context.ts';

type TierFieldsProps = TariffFormContext & {
  label: string;
  /** Where they stand in the tariff, such as `buying.tiers`. */
  path: string;
  tiers: readonly TierDraft[];
  onChange: (tiers: readonly TierDraft[]) => void;
};

export const TierFields = ({ label, path, tiers, onChange, errors, currency }: TierFieldsProps) => {
  const { say } = useTexts();
  const field = useFieldOfPath(errors);
  const addTier = () => onChange([...tiers.slice(0, -1), { uptoKwh: '', price: '' }, ...tiers.slice(-1)]);
  return (
    <fieldset className={styles.set}>
      <legend>{label}</legend>
      {tiers.map(({ uptoKwh, price }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tiers have no name but their place.
        <div key={index} className={styles.row}>
          {index === tiers.length - 1 ? (
            <TextField label={say('tariff.tierAbove')} value="∞" readOnly disabled />
          ) : (
            <TextField
              label={say('tariff.tierUpto')}
              {...decimalField}
              {...field(`${path}.${index}.uptoKwh`, uptoKwh, (typed) =>
                onChange(changedAt(tiers, index, { uptoKwh: typed })),
              )}
            />
          )}
          <TextField
            label={say('tariff.price', { currency })}
            {...decimalField}
            {...field(`${path}.${index}.priceMicros`, price, (typed) =>
              onChange(changedAt(tiers, index, { price: typed })),
            )}
          />
          {tiers.length > 1 && (
            <IconButton
              icon="remove"
              label={say('tariff.removeTier', { number: index + 1 })}
              onClick={() => onChange(withoutAt(tiers, index))}
            />
          )}
        </div>
      ))}
      <div>
        <Button icon="add" onClick={addTier}>
          {say('tariff.addTier')}
        </Button>
      </div>
    </fieldset>
  );
};
