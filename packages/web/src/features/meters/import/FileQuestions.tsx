import { ColumnsCard } from './columns/ColumnsCard.tsx';
import { openQuestions, startsFolded } from './import-stage.ts';
import { FileMeterCard } from './questions/FileMeterCard.tsx';
import { questionsOf } from './questions/openings.ts';
import { QuestionsCard } from './questions/QuestionsCard.tsx';
import type { ShownSteps } from './use-import-steps.ts';

type FileQuestionsProps = Pick<ShownSteps, 'steps' | 'sending' | 'change'> & { zone: string };

/** Questions first; what the columns are is confirmed before what follows from them is asked. */
export const FileQuestions = ({ steps, sending, change, zone }: FileQuestionsProps) => {
  const { preview, draft } = steps;
  if (draft === null) {
    return (
      <FileMeterCard
        preview={preview}
        meter={steps.meter}
        asked={steps.asksMeter}
        disabled={sending.busy}
        onChange={(meter) => change({ kind: 'meterChosen', meter })}
      />
    );
  }
  const open = openQuestions(steps);
  const asksColumns = open.includes('columns');
  const asked = questionsOf({ preview, draft }).filter((opening) => opening !== 'columns');
  return (
    <>
      {!asksColumns && (
        <QuestionsCard
          preview={preview}
          draft={draft}
          siteZone={zone}
          open={asked.filter((opening) => open.includes(opening))}
          answered={asked.filter((opening) => !open.includes(opening))}
          disabled={sending.busy}
          onAnswer={(opening, answered) => change({ kind: 'answered', opening, draft: answered })}
          onReopen={(opening) => change({ kind: 'reopened', opening })}
        />
      )}
      <ColumnsCard
        preview={preview}
        draft={draft}
        asked={asksColumns}
        folded={!asksColumns && startsFolded(steps)}
        disabled={sending.busy}
        onChange={(changed) => change({ kind: 'edited', draft: changed })}
        onConfirm={(confirmed) => change({ kind: 'answered', opening: 'columns', draft: confirmed })}
      />
    </>
  );
};
