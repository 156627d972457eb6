import { useTexts } from '../../../texts/use-texts.ts';
import { kindNames, reasonText } from '../audit/audit-words.ts';
import { EffectText } from '../audit/effect/EffectText.tsx';
import { useCounterName } from '../audit/use-counter-name.ts';
import { When } from '../audit/When.tsx';
import styles from './Causes.module.css';
import type { CauseGroup } from './cause-groups.ts';

type CauseEntryProps = { group: CauseGroup; zone: string; currency: string | null };

/** Entries of an audit list in short. */
export const CauseEntry = ({ group, zone, currency }: CauseEntryProps) => {
  const { say } = useTexts();
  const nameOf = useCounterName();
  const { first, told, namesCounters } = group;
  return (
    <>
      <h3>{say(kindNames[first.item.kind])}</h3>
      <p className={styles.muted}>
        <When row={first} zone={zone} />
      </p>
      {told.map(({ key, item }) => (
        <div key={key}>
          {namesCounters && <p>{nameOf(item)}</p>}
          <EffectText item={item} currency={currency} />
        </div>
      ))}
      <p className={styles.muted}>{say(reasonText(first.item))}</p>
    </>
  );
};
