import { useTexts } from '../../../../texts/use-texts.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Disclosure } from '../../../../ui/Disclosure.tsx';
import { addsValues } from '../draft/column-role.ts';
import { lackOf, readValues } from '../draft/draft-mapping.ts';
import type { MappingDraft } from '../draft/mapping-draft.ts';
import styles from '../parts/Import.module.css';
import { StepCard } from '../parts/StepCard.tsx';
import { ColumnItem } from './ColumnItem.tsx';
import type { ColumnEditing } from './column-editing.ts';
import { columnGroups } from './column-groups.ts';
import { lackTexts } from './lack-texts.ts';
import { ReadingRules } from './ReadingRules.tsx';

type ColumnsCardProps = ColumnEditing & {
  /** What the columns are is not known, and must be confirmed. */
  asked: boolean;
  /** The file was recognised: whoever wants to look opens the table. */
  folded: boolean;
  disabled: boolean;
  onConfirm: (draft: MappingDraft) => void;
};

/** What each column of the file is, beside what stands in it. */
export const ColumnsCard = ({ asked, folded, disabled, onConfirm, ...editing }: ColumnsCardProps) => {
  const { say } = useTexts();
  const { preview, draft } = editing;
  const lack = lackOf(draft);
  const read = { values: readValues(draft) };
  return (
    <StepCard title={say(asked ? 'import.ask.columns' : 'import.columns')} isCurrent={asked}>
      {preview.layout === null && preview.mapping && (
        <p className={styles.muted}>{say('import.columnsGuessed')}</p>
      )}
      <Disclosure summary={say('import.columnsShow')} open={!folded}>
        <fieldset className={styles.bare} disabled={disabled}>
          <legend className="hidden-visually">{say('import.columns')}</legend>
          <ul className={styles.columns}>
            {columnGroups(preview, draft).map((group) => (
              <ColumnItem key={group.column} group={group} {...editing} />
            ))}
          </ul>
          {addsValues(read) && <p className={styles.muted}>{say('import.added')}</p>}
          {read.values.length < draft.values.length && (
            <p className={styles.muted}>{say('import.leftOut')}</p>
          )}
          <ReadingRules draft={draft} onChange={editing.onChange} />
        </fieldset>
      </Disclosure>
      {asked && (
        <>
          {lack && <p role="status">{say(lackTexts[lack])}</p>}
          <div>
            <Button look="primary" held={lack !== null || disabled} onClick={() => onConfirm(draft)}>
              {say('import.columnsRight')}
            </Button>
          </div>
        </>
      )}
    </StepCard>
  );
};
