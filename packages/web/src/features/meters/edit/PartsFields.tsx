import { useQuery } from '@tanstack/react-query';
import { meterListQuery } from '../../../model/meter/meter-list.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { Hint } from '../../../ui/Hint.tsx';
import { Problem } from '../../../ui/Problem.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import styles from './MeterEditor.module.css';
import type { MeterForm, Sign } from './meter-form.ts';
import { possibleParts } from './possible-parts.ts';
import type { MeterEdit } from './use-meter-edit.ts';

type PartsFieldsProps = { edit: MeterEdit; own: number | null };

/** The meters a calculated one is made of: added, taken off, or left out. */
export const PartsFields = ({ edit, own }: PartsFieldsProps) => {
  const { say } = useTexts();
  const { data: meters = [] } = useQuery(meterListQuery);
  const { form, change } = edit;
  const possible = possibleParts(meters, Number(form.siteId), own);
  const error = edit.errorOf('parts');
  return (
    <Card title={say('meter.parts')}>
      <Hint>{say(possible.length === 0 ? 'meter.noParts' : 'meter.calculatedText')}</Hint>
      {possible.map(({ id, name }) => (
        <div key={id} className={styles.part}>
          <span>{name}</span>
          <SegmentedControl
            label={name}
            options={[
              { value: '1', label: say('meter.partAdd') },
              { value: '-1', label: say('meter.partTake') },
              { value: '0', label: say('meter.partLeave') },
            ]}
            value={`${form.parts[id] ?? 0}`}
            onChange={(sign) => change({ parts: withPart(form.parts, id, sign) })}
          />
        </div>
      ))}
      {error && <Problem>{error}</Problem>}
    </Card>
  );
};

const signs: Record<'1' | '-1' | '0', Sign | null> = { '1': 1, '-1': -1, '0': null };

const withPart = (parts: MeterForm['parts'], id: number, choice: '1' | '-1' | '0'): MeterForm['parts'] => {
  const { [id]: _, ...others } = parts;
  const sign = signs[choice];
  return sign === null ? others : { ...others, [id]: sign };
};
