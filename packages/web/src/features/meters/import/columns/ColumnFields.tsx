import { useTexts } from '../../../../texts/use-texts.ts';
import { SelectField } from '../../../../ui/SelectField.tsx';
import { type Role, roleAt, roles, valuesAt, withRole, withUnit } from '../draft/column-role.ts';
import { registersOf, withRegisters } from '../draft/register-role.ts';
import styles from '../parts/Import.module.css';
import type { ColumnEditing } from './column-editing.ts';
import { roleNames } from './role-names.ts';
import { UnitField } from './UnitField.tsx';

/** The meaning of a column, and the unit of its values. */
export const ColumnFields = ({ column, preview, draft, onChange }: ColumnEditing & { column: number }) => {
  const { say } = useTexts();
  const [value] = valuesAt(draft, column);
  const choose = (role: Role) => {
    const chosen = withRole(draft, column, role);
    onChange(withRegisters(chosen, registersOf(preview, chosen), role === 'register' ? null : column));
  };
  return (
    <div className={styles.choices}>
      <SelectField
        label={say('import.meaning')}
        options={roles.map((role) => ({ value: role, label: say(roleNames[role]) }))}
        value={roleAt(draft, column)}
        onChange={(wanted) => {
          const role = roles.find((each) => each === wanted);
          if (role) choose(role);
        }}
      />
      {value && <UnitField value={value} onChange={(unit) => onChange(withUnit(draft, value, unit))} />}
    </div>
  );
};
