import { useState } from 'react';
import { failureOf } from '../api/api-error.ts';
import { textOfFailure } from '../api/reaction.ts';
import { useTexts } from '../texts/use-texts.ts';
import { showToast } from '../toasts/toast-store.ts';
import type { FileFormat, FileOfReport } from './file-of-report.ts';

/** Saves one file at a time and says how that went. */
export const useSaving = (file: FileOfReport | undefined) => {
  const { say } = useTexts();
  const [busy, setBusy] = useState<FileFormat | null>(null);
  const save = (format: FileFormat) => {
    if (!file || busy !== null) return;
    setBusy(format);
    file(format)
      .then(
        () => showToast('status', say('report.saved')),
        (error: unknown) => showToast('error', textOfFailure(failureOf(error), say)),
      )
      .finally(() => setBusy(null));
  };
  return { busy, save };
};
