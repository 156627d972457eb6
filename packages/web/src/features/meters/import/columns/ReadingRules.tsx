import { timeFormats } from '@ohmstead/contract';
import type { TextKey } from '@ohmstead/i18n';
import { useTexts } from '../../../../texts/use-texts.ts';
import { TextField } from '../../../../ui/Field.tsx';
import { SelectField } from '../../../../ui/SelectField.tsx';
import { endColumnOf, holdsIntervals } from '../draft/draft-mapping.ts';
import { type MappingDraft, needsZone } from '../draft/mapping-draft.ts';
import { zoneNames } from '../draft/zone-names.ts';
import styles from '../parts/Import.module.css';

type Format = (typeof timeFormats)[number];

/** Those that have words; the others are their own. */
const formatNames: Partial<Record<Format, TextKey>> = {
  iso: 'import.format.iso',
  unixSeconds: 'import.format.unixSeconds',
  unixMilliseconds: 'import.format.unixMilliseconds',
};

const mostHeaderLines = 20;

const linesIn = (typed: number): number => Math.min(mostHeaderLines, Math.max(0, Math.trunc(typed || 0)));

type ReadingRulesProps = { draft: MappingDraft; onChange: (draft: MappingDraft) => void };

/** How its times and numbers are written. */
export const ReadingRules = ({ draft, onChange }: ReadingRulesProps) => {
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
        value={draft.timeFormat}
        onChange={(value) => {
          const timeFormat = timeFormats.find((format) => format === value);
          if (timeFormat) onChange({ ...draft, timeFormat });
        }}
      />
      {needsZone(draft) && (
        <SelectField
          label={say('import.zone')}
          options={zoneNames(draft.zone).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          value={draft.zone}
          onChange={(zone) => onChange({ ...draft, zone })}
        />
      )}
      {holdsIntervals(draft) && endColumnOf(draft) === null && (
        <SelectField
          label={say('import.stamp')}
          options={[
            { value: 'start', label: say('import.stamp.start') },
            { value: 'end', label: say('import.stamp.end') },
          ]}
          value={draft.stamp}
          onChange={(value) => onChange({ ...draft, stamp: value === 'end' ? 'end' : 'start' })}
        />
      )}
      <SelectField
        label={say('import.decimal')}
        options={[
          { value: '.', label: say('import.decimalPoint') },
          { value: ',', label: say('import.decimalComma') },
        ]}
        value={draft.decimal}
        onChange={(value) => onChange({ ...draft, decimal: value === ',' ? ',' : '.' })}
      />
      <TextField
        label={say('import.headerLines')}
        type="number"
        inputMode="numeric"
        min={0}
        max={mostHeaderLines}
        value={String(draft.headerLines)}
        onChange={(event) => onChange({ ...draft, headerLines: linesIn(event.target.valueAsNumber) })}
      />
    </div>
  );
};
