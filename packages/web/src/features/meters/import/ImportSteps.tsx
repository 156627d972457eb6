import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';
import { FileSteps } from './FileSteps.tsx';
import { SendingProblem } from './parts/SendingProblem.tsx';
import { StepFocus } from './parts/step-focus.ts';
import { Recognised } from './Recognised.tsx';
import { FilePicker } from './sending/FilePicker.tsx';
import type { useImportSteps } from './use-import-steps.ts';

type ImportStepsProps = {
  shown: ReturnType<typeof useImportSteps>;
  meterId: number;
  siteId: number;
  zone: string;
  manages: boolean;
};

/** Choose a file, answer what it leaves open, check it, import it. */
export const ImportSteps = ({ shown, manages, ...place }: ImportStepsProps) => {
  const { say } = useTexts();
  const { file, steps, preview, sending } = shown;
  if (!manages) return <EmptyState icon="empty" title={say('import.ownerOnly')} />;
  return (
    <StepFocus value={shown.movesFocus}>
      <Card title={say('import.file')}>
        <FilePicker file={file} disabled={sending.busy} onChoose={shown.choose} />
        <div role="status">
          {preview.isPending && <p>{say('import.recognising')}</p>}
          {steps && <Recognised steps={steps} />}
        </div>
        <SendingProblem error={preview.error} />
      </Card>
      {steps && <FileSteps {...shown} {...place} steps={steps} />}
    </StepFocus>
  );
};
