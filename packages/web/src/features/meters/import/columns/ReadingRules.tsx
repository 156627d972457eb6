import { timeFormats } from '@ohmstead/contract';
import type { TextKey } from '@ohmstead/i18n';
import { useTexts } from '../../../texts/use-texts.ts';
import { TextField } from '../../../ui/Field.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { type ColumnMapping, needsZone } from './column-roles.ts';
import styles from './Import.module.css';

type Format = (typeof timeFormats)[number];

/** Those that have words; the others are their own. */
const formatNames: Partial<Record<Format, TextKey>> = {
  iso: 'import.format.iso',
  unixSeconds: 'import.format.unixSeconds',
  unixMilliseconds: 'import.format.unixMilliseconds',
};

type ReadingRulesProps = { chosen: ColumnMapping; onChange: (chosen: ColumnMapping) => void };

/** How its times and numbers are written. */
export const ReadingRules = ({ chosen, onChange }: ReadingRulesProps) => {
  const { say } = useTexts();
  const nameOf = (format: Format) => {
    const name = formatNames[format];
    return name ? say(name) : format;
  };
  return (
    <div className={styles.rules}>
      <SelectField
        label={say('import.timeFormat')}
        options={timeFormats.map((format) => ({ value: format, label: nameOf(format) }))}
        value={chosen.timeFormat}
        onChange={(value) => {
          const timeFormat = timeFormats.find((format) => format === value);
          if (timeFormat) onChange({ ...chosen, timeFormat });
        }}
      />
      {needsZone(chosen) && (
        <TextField
          label={say('import.zone')}
          hint={say('import.zoneHint')}
          autoComplete="off"
          spellCheck={false}
          value={chosen.zone}
          onChange={(event) => onChange({ ...chosen, zone: event.target.value })}
        />
      )}
      <SelectField
        label={say('import.decimal')}
        options={[
          { value: '.', label: say('import.decimalPoint') },
          { value: ',', label: say('import.decimalComma') },
        ]}
        value={chosen.decimal}
        onChange={(value) => onChange({ ...chosen, decimal: value === ',' ? ',' : '.' })}
      />
      <TextField
        label={say('import.headerLines')}
        type="number"
        inputMode="numeric"
        min={0}
        max={20}
        value={String(chosen.headerLines)}
        onChange={(event) => onChange({ ...chosen, headerLines: event.target.valueAsNumber || 0 })}
      />
    </div>
  );
};
