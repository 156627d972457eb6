import type { AuditItem } from '@ohmstead/contract';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import styles from './Audit.module.css';
import type { AuditRows } from './audit-groups.ts';
import type { DecisionPart } from './decision-parts.ts';
import { useCounterName } from './use-counter-name.ts';
import { useDecisionText } from './use-decision-text.ts';

type AuditDecisionProps = {
  part: DecisionPart;
  /** It is about all counters that stand together, which are not named then. */
  isOfAll: boolean;
  zone: string;
  edits: boolean;
  onDecide: (rows: AuditRows) => void;
  onUndo: (decisionId: number) => void;
};

/** The decision in force, who took it, all before it, and the way to another. */
export const AuditDecision = ({ part, isOfAll, zone, edits, onDecide, onUndo }: AuditDecisionProps) => {
  const { say } = useTexts();
  const { rows, decision, history } = part;
  const textOf = useDecisionText(zone);
  const nameOf = useCounterName();
  const namesOf = (items: readonly AuditItem[]) => items.map(nameOf).join(', ');
  const canDecide = edits && rows[0].item.choices.length > 0;
  return (
    <>
      {!isOfAll && <p className={styles.part}>{namesOf(rows.map(({ item }) => item))}</p>}
      {decision && (
        <div className={styles.decision}>
          <p>{textOf(decision)}</p>
          {edits && <Button onClick={() => onUndo(decision.id)}>{say('action.undo')}</Button>}
        </div>
      )}
      {history.length > (decision ? 1 : 0) && (
        <Disclosure summary={say('audit.history')}>
          <ol className={styles.history}>
            {history.map(({ decision: past, items }) => (
              <li key={past.id}>
                {textOf(past)}
                {items.length < rows.length && ` · ${namesOf(items)}`}
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
      {canDecide && (
        <div>
          <Button onClick={() => onDecide(rows)}>
            {say(decision ? 'audit.decideOtherwise' : 'audit.decide')}
          </Button>
        </div>
      )}
    </>
  );
};
