import type { UnsavedGuard } from '../../../forms/use-unsaved-guard.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

/** Texts are kept in the tab; pictures cannot be. */
export const LeaveQuestion = ({ guard }: { guard: UnsavedGuard }) => {
  const { say } = useTexts();
  return (
    <ConfirmDialog
      open={guard.asked}
      question={say('feedback.leaveQuestion')}
      text={say('feedback.leaveText')}
      confirmLabel={say('unsaved.leave')}
      onConfirm={guard.leave}
      onCancel={guard.stay}
    />
  );
};
