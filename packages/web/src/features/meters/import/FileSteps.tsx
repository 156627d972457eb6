import { CheckCard } from './check/CheckCard.tsx';
import { FindingsCard } from './check/FindingsCard.tsx';
import { ImportedCard } from './check/ImportedCard.tsx';
import { ColumnsCard } from './columns/ColumnsCard.tsx';
import { lackOf } from './draft/draft-mapping.ts';
import { canImport, isNoTable, openQuestions, stageOf, startsFolded } from './import-steps.ts';
import { questionsOf } from './questions/openings.ts';
import { QuestionsCard } from './questions/QuestionsCard.tsx';
import { ImportProgress } from './sending/ImportProgress.tsx';
import type { ShownSteps } from './use-import-steps.ts';

type FileStepsProps = ShownSteps & { meterId: number; siteId: number; zone: string };

/** What there is to do with a file that was looked at. */
export const FileSteps = (props: FileStepsProps) => {
  const { steps, sending, change, mend, send, meterId, siteId, zone } = props;
  if (isNoTable(steps)) return null;
  if (steps.imported) {
    return <ImportedCard outcome={steps.imported} meterId={meterId} siteId={siteId} zone={zone} />;
  }
  const stage = stageOf(steps);
  return (
    <>
      <FileQuestions {...props} />
      {sending.busy && <ImportProgress sending={sending} />}
      {!sending.busy && steps.checked === null && (
        <CheckCard
          stage={stage}
          lack={steps.draft && lackOf(steps.draft)}
          error={sending.error}
          onCheck={() => send(steps, true)}
        />
      )}
      {!sending.busy && steps.checked && (
        <FindingsCard
          outcome={steps.checked}
          zone={zone}
          draft={steps.draft}
          confirmed={steps.confirmed}
          overlap={steps.overlap}
          ready={canImport(steps)}
          error={sending.error}
          onMend={mend}
          onConfirm={(confirmed) => change({ kind: 'confirmed', confirmed })}
          onOverlap={(overlap) => change({ kind: 'overlapChosen', overlap })}
          onImport={() => send(steps, false)}
        />
      )}
    </>
  );
};

/** Questions first; what the columns are is confirmed before what follows from them is asked. */
const FileQuestions = ({ steps, sending, change, zone }: FileStepsProps) => {
  const { preview, draft } = steps;
  if (draft === null) return null;
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
