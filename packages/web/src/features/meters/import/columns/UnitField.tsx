import { importUnitsOf } from '@ohmstead/contract';
import { useTexts } from '../../../../texts/use-texts.ts';
import { SelectField } from '../../../../ui/SelectField.tsx';
import type { Unit } from '../draft/energy-kind.ts';
import type { DraftValue } from '../draft/mapping-draft.ts';

/** Nothing where the quantity has one unit only. */
export const UnitField = ({ value, onChange }: { value: DraftValue; onChange: (unit: Unit) => void }) => {
  const { say, formats } = useTexts();
  const units = importUnitsOf[value.quantity];
  if (units.length < 2) return null;
  return (
    <SelectField
      label={say('import.unit')}
      options={units.map((unit) => ({ value: unit, label: formats.unit(unit) }))}
      value={value.unit}
      onChange={(wanted) => {
        const unit = units.find((each) => each === wanted);
        if (unit) onChange(unit);
      }}
    />
  );
};
