import { importUnitsOf } from '@ohmstead/contract';
import type { TextKey } from '@ohmstead/i18n';
import { useTexts } from '../../../texts/use-texts.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import {
  type ColumnMapping,
  type FileColumn,
  isQuantity,
  type Role,
  roles,
  withRole,
  withUnit,
} from './column-roles.ts';
import styles from './Import.module.css';

const roleNames: Record<Role, TextKey> = {
  none: 'import.role.none',
  time: 'import.role.time',
  phase: 'import.role.phase',
  voltageV: 'overview.voltage',
  currentA: 'overview.current',
  powerW: 'overview.power',
  importKwh: 'overview.importCounter',
  exportKwh: 'overview.exportCounter',
  frequencyHz: 'import.role.frequency',
  powerFactor: 'import.role.powerFactor',
};

type ColumnFieldsProps = {
  column: FileColumn;
  place: number;
  chosen: ColumnMapping;
  onChange: (chosen: ColumnMapping) => void;
};

export const ColumnFields = ({ column, place, chosen, onChange }: ColumnFieldsProps) => {
  const { say, formats } = useTexts();
  const { role, unit } = column;
  const units = isQuantity(role) ? importUnitsOf[role] : [];
  return (
    <div className={styles.choices}>
      <SelectField
        label={say('import.meaning')}
        options={roles.map((each) => ({ value: each, label: say(roleNames[each]) }))}
        value={role}
        onChange={(value) => {
          const wanted = roles.find((each) => each === value);
          if (wanted) onChange(withRole(chosen, place, wanted));
        }}
      />
      {units.length > 1 && (
        <SelectField
          label={say('import.unit')}
          options={units.map((each) => ({ value: each, label: formats.unit(each) }))}
          value={unit}
          onChange={(value) => {
            const wanted = units.find((each) => each === value);
            if (wanted) onChange(withUnit(chosen, place, wanted));
          }}
        />
      )}
    </div>
  );
};
