import { useRef, useState } from 'react';
import type { MappingDraft } from './draft/mapping-draft.ts';
import { canCheck, choicesOf } from './import-stage.ts';
import { changeSteps, firstStep, type ImportSteps, type StepChange } from './import-steps.ts';
import { useFileImport, usePreview } from './sending/use-file-import.ts';

/** Made in a form, which is still in use after it. */
const isChoice = ({ kind }: StepChange): boolean => !['answered', 'ended', 'failed'].includes(kind);

/** The file and how far its import has come, with what the server says of it. */
export const useImportSteps = (meterId: number, siteZone: string) => {
  const [file, setFile] = useState<File | null>(null);
  const [steps, setSteps] = useState<ImportSteps | null>(null);
  const movesFocus = useRef(false);
  const note = (made: StepChange) => {
    movesFocus.current = !isChoice(made);
    setSteps((before) => before && changeSteps(before, made));
  };
  const preview = usePreview(meterId);
  const sending = useFileImport(meterId, note);
  const choose = (chosen: File) => {
    sending.reset();
    setFile(chosen);
    setSteps(null);
    movesFocus.current = false;
    preview.mutate(chosen, { onSuccess: (found) => setSteps(firstStep(found, siteZone)) });
  };
  const change = (made: StepChange) => {
    sending.reset();
    note(made);
  };
  const send = (what: ImportSteps, dryRun: boolean) => {
    movesFocus.current = true;
    if (file) sending.send({ file, ...choicesOf(what, dryRun), dryRun });
  };
  /** A change that makes a doubt go is checked at once, unless it opens a question. */
  const mend = (draft: MappingDraft) => {
    const made = { kind: 'edited', draft } as const;
    change(made);
    movesFocus.current = true;
    const changed = steps && changeSteps(steps, made);
    if (changed && canCheck(changed)) send(changed, true);
  };
  /** What was found beside it is no longer so. */
  const forget = (importId: number) => note({ kind: 'undone', importId });
  return { file, steps, preview, sending, movesFocus, choose, change, mend, send, forget };
};

export type ShownSteps = Omit<ReturnType<typeof useImportSteps>, 'steps'> & { readonly steps: ImportSteps };
