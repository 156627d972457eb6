import { useTexts } from '../../../../texts/use-texts.ts';
import { roleAt, valuesAt } from '../draft/column-role.ts';
import { registersOf } from '../draft/register-role.ts';
import styles from '../parts/Import.module.css';
import { ColumnFields } from './ColumnFields.tsx';
import type { ColumnEditing } from './column-editing.ts';
import type { ColumnGroup } from './column-groups.ts';
import { MeterField } from './MeterField.tsx';
import { RegisterFields } from './RegisterFields.tsx';

type ColumnItemProps = ColumnEditing & { group: ColumnGroup };

export const ColumnItem = ({ group, ...editing }: ColumnItemProps) => {
  const { draft, preview } = editing;
  const { column } = group;
  const registers = registersOf(preview, draft);
  const hasRegisters = valuesAt(draft, column).some(({ where }) => where?.column === draft.places.register);
  return (
    <li className={styles.column}>
      <ColumnSample group={group} />
      <div className={styles.fields}>
        {hasRegisters ? (
          <RegisterFields column={column} registers={registers} {...editing} />
        ) : (
          <ColumnFields column={column} {...editing} />
        )}
        {roleAt(draft, column) === 'meter' && <MeterField {...editing} />}
      </div>
    </li>
  );
};

const ColumnSample = ({ group: { column, columns, name, cells } }: { group: ColumnGroup }) => {
  const { say } = useTexts();
  return (
    <div className={styles.sample}>
      <strong>{name || say('import.column', { number: column + 1 })}</strong>
      {columns > 1 && <span>{say('import.columnGroup', { first: column + 1, last: column + columns })}</span>}
      <span className={styles.muted}>{cells.join(' · ')}</span>
    </div>
  );
};
