import { importQuantities } from '@ohmstead/contract';
import { useTexts } from '../../../../texts/use-texts.ts';
import { SelectField } from '../../../../ui/SelectField.tsx';
import { withUnit } from '../draft/column-role.ts';
import { valueOfRegister, withRegisterQuantity } from '../draft/register-role.ts';
import styles from '../parts/Import.module.css';
import type { ColumnEditing } from './column-editing.ts';
import { roleNames } from './role-names.ts';
import { UnitField } from './UnitField.tsx';

type RegisterFieldsProps = ColumnEditing & { column: number; registers: readonly string[] };

/** The meaning of a column's values in the rows of each register. */
export const RegisterFields = ({ column, registers, draft, onChange }: RegisterFieldsProps) => {
  const { say } = useTexts();
  return registers.map((register) => {
    const value = valueOfRegister(draft, column, register);
    return (
      <div key={register} className={styles.choices}>
        <SelectField
          label={say('import.registerMeaning', { register })}
          options={(['none', ...importQuantities] as const).map((role) => ({
            value: role,
            label: say(roleNames[role]),
          }))}
          value={value?.quantity ?? 'none'}
          onChange={(wanted) => {
            const quantity = importQuantities.find((each) => each === wanted) ?? null;
            onChange(withRegisterQuantity(draft, column, register, quantity));
          }}
        />
        {value && <UnitField value={value} onChange={(unit) => onChange(withUnit(draft, value, unit))} />}
      </div>
    );
  });
};
