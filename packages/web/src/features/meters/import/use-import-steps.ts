import { useState } from 'react';
import type { MappingDraft } from './draft/mapping-draft.ts';
import {
  canCheck,
  changeSteps,
  choicesOf,
  firstStep,
  type ImportSteps,
  type StepChange,
} from './import-steps.ts';
import { useFileImport, usePreview } from './sending/use-file-import.ts';

/** The file and how far its import has come, with what the server says of it. */
export const useImportSteps = (meterId: number, siteZone: string) => {
  const [file, setFile] = useState<File | null>(null);
  const [steps, setSteps] = useState<ImportSteps | null>(null);
  const preview = usePreview(meterId);
  const sending = useFileImport(meterId, (outcome) =>
    setSteps((before) => before && changeSteps(before, { kind: 'ended', outcome })),
  );
  const choose = (chosen: File) => {
    sending.reset();
    setFile(chosen);
    setSteps(null);
    preview.mutate(chosen, { onSuccess: (found) => setSteps(firstStep(found, siteZone)) });
  };
  const change = (made: StepChange): ImportSteps | null => {
    sending.reset();
    const changed = steps && changeSteps(steps, made);
    setSteps(changed);
    return changed;
  };
  const send = (what: ImportSteps, dryRun: boolean) => {
    if (file) sending.send({ file, ...choicesOf(what), dryRun });
  };
  /** A change that makes a doubt go is checked at once, unless it opens a question. */
  const mend = (draft: MappingDraft) => {
    const changed = change({ kind: 'edited', draft });
    if (changed && canCheck(changed)) send(changed, true);
  };
  return { file, steps, preview, sending, choose, change, mend, send };
};

export type ShownSteps = Omit<ReturnType<typeof useImportSteps>, 'steps'> & { readonly steps: ImportSteps };
