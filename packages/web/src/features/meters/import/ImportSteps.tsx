import type { ImportOutcome } from '@ohmstead/contract';
import { useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';
import { Covered } from './Covered.tsx';
import { type ColumnMapping, columnMappingOf } from './column-roles.ts';
import { FilePicker } from './FilePicker.tsx';
import { ImportRun } from './ImportRun.tsx';
import { kindOfFile } from './import-file.ts';
import { MappingCard } from './MappingCard.tsx';
import { OutcomeCard } from './OutcomeCard.tsx';
import { useFileImport, usePreview } from './use-file-import.ts';

type ImportStepsProps = { meterId: number; zone: string; manages: boolean };

/** Choose a file, say what its columns are, check it, import it. */
export const ImportSteps = ({ meterId, zone, manages }: ImportStepsProps) => {
  const { say } = useTexts();
  const [file, setFile] = useState<File | null>(null);
  const [chosen, setChosen] = useState<ColumnMapping | null>(null);
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);
  const preview = usePreview(meterId);
  const sending = useFileImport(meterId, setOutcome);
  if (!manages) return <EmptyState icon="empty" title={say('import.ownerOnly')} />;

  const forget = () => {
    setOutcome(null);
    sending.reset();
  };
  const choose = (next: File) => {
    forget();
    setFile(next);
    setChosen(null);
    preview.reset();
    if (kindOfFile(next.name) === 'greenButton') return;
    preview.mutate(next, { onSuccess: (found) => setChosen(columnMappingOf(found, zone)) });
  };
  const change = (next: ColumnMapping) => {
    forget();
    setChosen(next);
  };
  return (
    <>
      <Card title={say('import.file')}>
        <FilePicker file={file} disabled={sending.busy} onChoose={choose} />
      </Card>
      {preview.data && chosen && (
        <MappingCard preview={preview.data} chosen={chosen} disabled={sending.busy} onChange={change} />
      )}
      {file && (chosen || kindOfFile(file.name) === 'greenButton') && (
        <ImportRun file={file} chosen={chosen} checked={outcome?.dryRun ?? false} sending={sending} />
      )}
      {outcome?.dryRun && <Covered meterId={meterId} outcome={outcome} zone={zone} />}
      {outcome && <OutcomeCard outcome={outcome} zone={zone} />}
    </>
  );
};
