import type { AuditItem } from '@ohmstead/contract';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import styles from './Audit.module.css';
import { verdictNames } from './audit-words.ts';

type Decision = NonNullable<AuditItem['decision']>;

type AuditDecisionProps = {
  item: AuditItem;
  zone: string;
  edits: boolean;
  onUndo: (decisionId: number) => void;
};

/** The decision in force, who took it, and all before it. */
export const AuditDecision = ({ item, zone, edits, onUndo }: AuditDecisionProps) => {
  const { say } = useTexts();
  const { decision, history } = item;
  const textOf = useDecisionText(zone);
  return (
    <>
      {decision && (
        <div className={styles.decision}>
          <p>{textOf(decision)}</p>
          {edits && <Button onClick={() => onUndo(decision.id)}>{say('action.undo')}</Button>}
        </div>
      )}
      {history.length > (decision ? 1 : 0) && (
        <Disclosure summary={say('audit.history')}>
          <ol className={styles.history}>
            {history.map((each) => (
              <li key={each.id}>{textOf(each)}</li>
            ))}
          </ol>
        </Disclosure>
      )}
    </>
  );
};

const useDecisionText = (zone: string) => {
  const { say, formats } = useTexts();
  return ({ verdict, by, decidedAt }: Decision): string => {
    const words = {
      verdict: say(verdictNames[verdict]),
      time: formats.dateTime(Date.parse(decidedAt), zone),
    };
    return by === null ? say('audit.decided', words) : say('audit.decidedBy', { ...words, name: by });
  };
};
