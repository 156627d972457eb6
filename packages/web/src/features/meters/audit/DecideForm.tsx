import type { Verdict } from '@ohmstead/contract';
import { type FormEvent, useState } from 'react';
import { failureOf } from '../../../api/api-error.ts';
import { textOfFailure } from '../../../api/reaction.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChoiceCards } from '../../../ui/ChoiceCards.tsx';
import { Problem } from '../../../ui/Problem.tsx';
import styles from './Audit.module.css';
import type { AuditRows } from './audit-groups.ts';
import { verdictHints, verdictNames } from './audit-words.ts';
import { CounterField } from './CounterField.tsx';
import { Consequences } from './preview/Consequences.tsx';
import { stepOf } from './step-of.ts';
import { useDecide } from './use-decisions.ts';
import { When } from './When.tsx';

type DecideFormProps = { meterId: number; rows: AuditRows; zone: string; onClose: () => void };

/** A decision about counters that stand together, or about one of them. */
export const DecideForm = ({ meterId, rows, zone, onClose }: DecideFormProps) => {
  const [first] = rows;
  const { item } = first;
  const { say } = useTexts();
  const decide = useDecide(meterId);
  const before = item.choices.find((choice) => choice === item.decision?.verdict);
  const [verdict, setVerdict] = useState<Verdict>(before ?? 'keep');
  const [chosen, setChosen] = useState(rows);
  const step = stepOf(chosen, verdict);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    decide.mutate(step, { onSuccess: onClose });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <p className={styles.muted}>
        <When row={first} zone={zone} />
      </p>
      {rows.length > 1 && <CounterField rows={rows} chosen={chosen} onChange={setChosen} />}
      <ChoiceCards
        label={say('audit.question')}
        options={item.choices.map((choice) => ({
          value: choice,
          label: say(verdictNames[choice]),
          hint: say(verdictHints[choice]),
        }))}
        value={verdict}
        onChange={setVerdict}
      />
      <Consequences meterId={meterId} body={step} />
      <p className={styles.muted}>{say('audit.canUndo')}</p>
      {decide.isError && <Problem>{textOfFailure(failureOf(decide.error), say)}</Problem>}
      <div className={styles.actions}>
        <Button onClick={onClose}>{say('action.cancel')}</Button>
        <SubmitButton look="primary" busy={decide.isPending} disabled={verdict === before}>
          {say('action.save')}
        </SubmitButton>
      </div>
    </form>
  );
};
