import { useTexts } from '../../../../texts/use-texts.ts';
import { Checkbox } from '../../../../ui/Checkbox.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import type { MappingDraft } from '../draft/mapping-draft.ts';
import styles from '../parts/Import.module.css';
import { DoubtItem } from './DoubtItem.tsx';
import type { Doubt } from './mends.ts';

type DoubtListProps = {
  doubts: readonly Doubt[];
  rows: number;
  draft: MappingDraft | null;
  confirmed: boolean;
  onMend: (draft: MappingDraft) => void;
  onConfirm: (confirmed: boolean) => void;
};

/** Values that contradict their meaning: mended in one press, or confirmed, before anything is imported. */
export const DoubtList = ({ doubts, rows, draft, confirmed, onMend, onConfirm }: DoubtListProps) => {
  const { say } = useTexts();
  return (
    <fieldset className={styles.doubts}>
      <legend className="hidden-visually">{say('import.doubts')}</legend>
      <p className={styles.warning}>
        <Icon name="alert" />
        <strong>{say('import.doubts')}</strong>
      </p>
      {doubts.map((doubt) => (
        <DoubtItem key={doubt.code} doubt={doubt} rows={rows} draft={draft} onMend={onMend} />
      ))}
      <Checkbox
        label={say('import.confirm')}
        checked={confirmed}
        onChange={(event) => onConfirm(event.target.checked)}
      />
    </fieldset>
  );
};
