import type { Verdict } from '@ohmstead/contract';
import { type FormEvent, useState } from 'react';
import { failureOf } from '../../../api/api-error.ts';
import { textOfFailure } from '../../../api/reaction.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChoiceCards } from '../../../ui/ChoiceCards.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Problem } from '../../../ui/Problem.tsx';
import styles from './Audit.module.css';
import type { AuditRow } from './audit-row.ts';
import { kindNames, verdictHints, verdictNames } from './audit-words.ts';
import { Consequences } from './preview/Consequences.tsx';
import { useDecide } from './use-decisions.ts';
import { When } from './When.tsx';

type DecideDialogProps = { meterId: number; row: AuditRow | null; zone: string; onClose: () => void };

export const DecideDialog = ({ meterId, row, zone, onClose }: DecideDialogProps) => {
  const { say } = useTexts();
  return (
    <Dialog
      open={row !== null}
      title={row ? say(kindNames[row.item.kind]) : ''}
      closeLabel={say('action.close')}
      onClose={onClose}
    >
      {row && <DecideForm key={row.key} meterId={meterId} row={row} zone={zone} onClose={onClose} />}
    </Dialog>
  );
};

type DecideFormProps = Omit<DecideDialogProps, 'row'> & { row: AuditRow };

const DecideForm = ({ meterId, row, zone, onClose }: DecideFormProps) => {
  const { item } = row;
  const { say } = useTexts();
  const decide = useDecide(meterId);
  const before = item.choices.find((choice) => choice === item.decision?.verdict);
  const [verdict, setVerdict] = useState<Verdict>(before ?? 'keep');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    decide.mutate({ at: item.at, register: item.register, verdict }, { onSuccess: onClose });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <p className={styles.muted}>
        <When row={row} zone={zone} />
      </p>
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
      <Consequences meterId={meterId} body={{ at: item.at, register: item.register, verdict }} />
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
