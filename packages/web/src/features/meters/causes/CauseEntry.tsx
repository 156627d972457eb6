import { useTexts } from '../../../texts/use-texts.ts';
import type { AuditRow } from '../audit/audit-row.ts';
import { kindNames, reasonTexts } from '../audit/audit-words.ts';
import { EffectText } from '../audit/effect/EffectText.tsx';
import { When } from '../audit/When.tsx';
import styles from './Causes.module.css';

type CauseEntryProps = { row: AuditRow; zone: string; currency: string | null };

/** An entry of an audit list in short. */
export const CauseEntry = ({ row, zone, currency }: CauseEntryProps) => {
  const { say } = useTexts();
  const { item } = row;
  return (
    <>
      <h3>{say(kindNames[item.kind])}</h3>
      <p className={styles.muted}>
        <When row={row} zone={zone} />
      </p>
      <EffectText item={item} currency={currency} />
      <p className={styles.muted}>{say(reasonTexts[item.reason])}</p>
    </>
  );
};
