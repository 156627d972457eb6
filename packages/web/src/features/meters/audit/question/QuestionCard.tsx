import type { AuditQuestion } from '@ohmstead/contract';
import { useTexts } from '../../../../texts/use-texts.ts';
import { Amount } from '../../../../ui/Amount.tsx';
import { Card } from '../../../../ui/Card.tsx';
import type { Rights } from '../../rights.ts';
import { useCounterName } from '../use-counter-name.ts';
import { AnswerForm } from './AnswerForm.tsx';
import type { Answered } from './answered.ts';
import styles from './Question.module.css';
import { causeTexts } from './question-words.ts';

type QuestionCardProps = {
  meterId: number;
  zone: string;
  question: AuditQuestion;
  rights: Rights;
  onAnswered: (answered: Answered) => void;
};

/** What only the owner can know: was the meter reset, is it another one, or is it a fault? */
export const QuestionCard = ({ meterId, zone, question, rights, onAnswered }: QuestionCardProps) => {
  const { say, formats } = useTexts();
  const time = (at: string) => formats.dateTime(Date.parse(at), zone);
  return (
    <div className={styles.question}>
      <Card title={say('audit.ask.title')}>
        <p>{say(causeTexts[question.cause])}</p>
        <Counts question={question} since={time(question.since)} at={time(question.at)} />
        {rights.edits ? (
          <AnswerForm meterId={meterId} question={question} rights={rights} onAnswered={onAnswered} />
        ) : (
          <p className={styles.muted}>{say('audit.ask.ownerOnly')}</p>
        )}
      </Card>
    </div>
  );
};

type CountsProps = { question: AuditQuestion; since: string; at: string };

const Counts = ({ question, since, at }: CountsProps) => {
  const nameOf = useCounterName();
  return (
    <ul className={styles.counts}>
      {question.items.map((item) => (
        <li key={item.register}>
          <span className={styles.muted}>{nameOf(item)}</span>
          <span className={styles.fromTo}>
            <span>
              <Amount value={item.beforeKwh} unit="kWh" /> <span className={styles.muted}>{since}</span>
            </span>
            <span aria-hidden="true">→</span>
            <span>
              <Amount value={item.afterKwh} unit="kWh" /> <span className={styles.muted}>{at}</span>
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
};
