import type { AuditQuestion } from '@ohmstead/contract';
import { dateAt } from '@ohmstead/domain';
import { type ComponentProps, useState } from 'react';
import type { CauseDates } from '../../../../causes/cause-dates.ts';
import { useTexts } from '../../../../texts/use-texts.ts';
import { Disclosure } from '../../../../ui/Disclosure.tsx';
import type { Rights } from '../../rights.ts';
import { AnsweredNote } from './AnsweredNote.tsx';
import type { Answered } from './answered.ts';
import { QuestionCard } from './QuestionCard.tsx';

type QuestionPartProps = {
  meterId: number;
  zone: string;
  question: AuditQuestion | null;
  /** The days that the list is of. */
  dates: CauseDates;
  rights: Rights;
  onUndo: (decisionId: number) => void;
};

/** The one question of the meter, and the answer that was just given to it, which can be taken back. */
export const QuestionPart = ({ question, dates, onUndo, ...shown }: QuestionPartProps) => {
  const [answered, setAnswered] = useState<Answered | null>(null);
  return (
    <>
      {answered && answered.at !== question?.at && (
        <AnsweredNote answered={answered} onUndo={() => onUndo(answered.decisionId)} />
      )}
      {question && (
        <Question
          key={question.at}
          {...shown}
          question={question}
          isElsewhere={isElsewhere(question, dates, shown.zone)}
          onAnswered={setAnswered}
        />
      )}
    </>
  );
};

const isElsewhere = ({ at, since }: AuditQuestion, { from, to }: CauseDates, zone: string): boolean =>
  from !== undefined &&
  to !== undefined &&
  (dateAt(zone, Date.parse(at)) < from || dateAt(zone, Date.parse(since)) >= to);

type QuestionProps = ComponentProps<typeof QuestionCard> & { isElsewhere: boolean };

/** One about other days than those asked for does not stand before their entries. */
const Question = ({ isElsewhere, ...card }: QuestionProps) => {
  const { say, formats } = useTexts();
  if (!isElsewhere) return <QuestionCard {...card} />;
  const { at } = card.question;
  return (
    <Disclosure summary={`${say('audit.ask.title')} · ${formats.date(Date.parse(at), card.zone)}`}>
      <QuestionCard {...card} />
    </Disclosure>
  );
};
