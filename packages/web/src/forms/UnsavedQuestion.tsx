import { useTexts } from '../texts/use-texts.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import type { UnsavedGuard } from './use-unsaved-guard.ts';

/** Asks whoever leaves a form with changes: stay, or lose them. */
export const UnsavedQuestion = ({ guard }: { guard: UnsavedGuard }) => {
  const { say } = useTexts();
  return (
    <ConfirmDialog
      open={guard.asked}
      question={say('unsaved.question')}
      text={say('unsaved.text')}
      confirmLabel={say('unsaved.leave')}
      onConfirm={guard.leave}
      onCancel={guard.stay}
    />
  );
};
