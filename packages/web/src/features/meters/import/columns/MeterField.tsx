import { useTexts } from '../../../../texts/use-texts.ts';
import { SelectField } from '../../../../ui/SelectField.tsx';
import { metersOf } from '../questions/answers.ts';
import type { ColumnEditing } from './column-editing.ts';

/** Which of the file's meters is read. */
export const MeterField = ({ preview, draft, onChange }: ColumnEditing) => {
  const { say } = useTexts();
  const meters = metersOf(preview, draft);
  return (
    <SelectField
      label={say('import.ask.meter')}
      options={['', ...meters].map((value) => ({ value, label: value }))}
      value={draft.meter ?? ''}
      onChange={(meter) => onChange({ ...draft, meter: meter === '' ? null : meter })}
    />
  );
};
