import { CheckCard } from './check/CheckCard.tsx';
import { FindingsCard } from './check/FindingsCard.tsx';
import { ImportedCard } from './check/ImportedCard.tsx';
import { lackOf } from './draft/draft-mapping.ts';
import { FileQuestions } from './FileQuestions.tsx';
import { canImport, isDoubtful, isNoTable, stageOf } from './import-stage.ts';
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
          isDoubtful={isDoubtful(steps)}
          overlap={steps.overlap}
          isCounted={steps.overlap === steps.counted}
          ready={canImport(steps)}
          error={sending.error}
          onMend={mend}
          onConfirm={(confirmed) => change({ kind: 'confirmed', confirmed })}
          onOverlap={(overlap) => change({ kind: 'overlapChosen', overlap })}
          onCheck={() => send(steps, true)}
          onImport={() => send(steps, false)}
        />
      )}
    </>
  );
};
