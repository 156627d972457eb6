import type { AuditItem } from '@ohmstead/contract';
import { useTexts } from '../../../texts/use-texts.ts';
import styles from './Audit.module.css';
import type { AuditRow } from './audit-row.ts';
import { effectOf } from './effect/effect-of.ts';
import { useEffectWords } from './effect/use-effect-words.ts';
import { useCounterName } from './use-counter-name.ts';

/** What each counter showed before and after, and what its judgement adds. */
export const CounterList = ({ rows }: { rows: readonly AuditRow[] }) => {
  const { say, formats } = useTexts();
  const { energyText } = useEffectWords();
  const nameOf = useCounterName();
  const countsOf = ({ beforeKwh, afterKwh }: AuditItem): string =>
    say('audit.preview.change', {
      before: formats.quantity(beforeKwh, 'kWh'),
      after: formats.quantity(afterKwh, 'kWh'),
    });
  const addSomething = rows.some(({ item }) => (effectOf(item)?.kind ?? 'nothing') !== 'nothing');
  return (
    <ul className={styles.counters}>
      {rows.map(({ key, item, hasCounts }) => {
        const effect = effectOf(item);
        return (
          <li key={key}>
            <span className={styles.muted}>{nameOf(item)}</span>
            {hasCounts && <span>{countsOf(item)}</span>}
            {effect && addSomething && <span className={styles.muted}>{energyText(effect)}</span>}
          </li>
        );
      })}
    </ul>
  );
};
