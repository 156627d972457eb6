import type { ImportPreview } from '@ohmstead/contract';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { ColumnFields } from './ColumnFields.tsx';
import type { ColumnMapping } from './column-roles.ts';
import styles from './Import.module.css';
import { ReadingRules } from './ReadingRules.tsx';

type MappingCardProps = {
  preview: ImportPreview;
  chosen: ColumnMapping;
  disabled: boolean;
  onChange: (chosen: ColumnMapping) => void;
};

/** What each column of the file is, beside what stands in it. */
export const MappingCard = ({ preview, chosen, disabled, onChange }: MappingCardProps) => {
  const { say } = useTexts();
  return (
    <Card title={say('import.columns')}>
      <p className={styles.muted}>
        {say(preview.mapping ? 'import.columnsGuessed' : 'import.columnsUnknown')}
      </p>
      <fieldset className={styles.bare} disabled={disabled}>
        <legend className="hidden-visually">{say('import.columns')}</legend>
        <ul className={styles.columns}>
          {chosen.columns.map((column, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its position.
            <li key={place} className={styles.column}>
              <ColumnSample preview={preview} place={place} />
              <ColumnFields column={column} place={place} chosen={chosen} onChange={onChange} />
            </li>
          ))}
        </ul>
        <ReadingRules chosen={chosen} onChange={onChange} />
      </fieldset>
    </Card>
  );
};

/** Enough to recognise what it is. */
const sampleRows = 3;

const ColumnSample = ({ preview, place }: { preview: ImportPreview; place: number }) => {
  const { say } = useTexts();
  const cells = preview.rows.slice(0, sampleRows).map((row) => row[place] ?? '');
  return (
    <div className={styles.sample}>
      <strong>{preview.header[place] || say('import.column', { number: place + 1 })}</strong>
      <span className={styles.muted}>{cells.filter((cell) => cell !== '').join(' · ')}</span>
    </div>
  );
};
