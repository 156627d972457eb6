import type { AuditQuestion, SupposedDecision } from '@ohmstead/contract';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { failureOf } from '../../../../api/api-error.ts';
import { textOfFailure } from '../../../../api/reaction.ts';
import { SubmitButton } from '../../../../forms/SubmitButton.tsx';
import { useTexts } from '../../../../texts/use-texts.ts';
import { buttonClass } from '../../../../ui/Button.tsx';
import { ChoiceCards } from '../../../../ui/ChoiceCards.tsx';
import { Problem } from '../../../../ui/Problem.tsx';
import type { Rights } from '../../rights.ts';
import { Consequences } from '../preview/Consequences.tsx';
import { useAuditDates } from '../use-audit-dates.ts';
import { useAnswer } from '../use-decisions.ts';
import type { Answered } from './answered.ts';
import { ChangeInShort } from './ChangeInShort.tsx';
import styles from './Question.module.css';
import { replacementOf } from './question-counts.ts';
import { answerHints, answerNames, type PossibleAnswer } from './question-words.ts';

type AnswerFormProps = {
  meterId: number;
  question: AuditQuestion;
  rights: Rights;
  onAnswered: (answered: Answered) => void;
};

export const AnswerForm = ({ meterId, question, rights, onAnswered }: AnswerFormProps) => {
  const { say } = useTexts();
  const { at } = question;
  const dates = useAuditDates();
  const answer = useAnswer(meterId);
  const [chosen, setChosen] = useState<PossibleAnswer | ''>('');
  const possible = question.answers.filter((each) => each !== 'replacement' || rights.manages);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen === '' || chosen === 'replacement') return;
    const onSuccess = ({ decisionId }: { decisionId: number }) =>
      onAnswered({ at, answer: chosen, decisionId });
    answer.mutate({ at, answer: chosen }, { onSuccess });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <ChoiceCards<PossibleAnswer | ''>
        label={say('audit.ask.label')}
        options={possible.map((value) => ({
          value,
          label: say(answerNames[value]),
          hint: say(answerHints[value]),
          note: <ChangeInShort meterId={meterId} body={bodyOf(question, value)} />,
        }))}
        value={chosen}
        onChange={setChosen}
      />
      <Consequences meterId={meterId} body={chosen === '' ? null : bodyOf(question, chosen)} />
      <p className={styles.muted}>{say('audit.canUndo')}</p>
      {answer.isError && <Problem>{textOfFailure(failureOf(answer.error), say)}</Problem>}
      <div className={styles.actions}>
        {chosen === 'replacement' ? (
          <Link
            to="/edit/meter/$id/replace"
            params={{ id: String(meterId) }}
            search={{ at, ...dates }}
            className={buttonClass('primary')}
          >
            {say('audit.ask.toReplace')}
          </Link>
        ) : (
          <SubmitButton look="primary" busy={answer.isPending || answer.isSuccess} disabled={chosen === ''}>
            {say('audit.ask.save')}
          </SubmitButton>
        )}
      </div>
    </form>
  );
};

const bodyOf = (question: AuditQuestion, answer: PossibleAnswer): SupposedDecision =>
  answer === 'replacement' ? { replacement: replacementOf(question) } : { at: question.at, answer };
