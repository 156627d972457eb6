import { calls } from '@ohmstead/contract';
import { useTexts } from '../../../texts/use-texts.ts';
import { ConfirmButton } from '../actions/ConfirmButton.tsx';
import { useAction } from '../actions/use-action.ts';

type WithdrawButtonProps = { id: number; state: 'draft' | 'scheduled' | 'published'; onDone: () => void };

/** A draft is deleted; what is published, or will be, is taken back. */
export const WithdrawButton = ({ id, state, onDone }: WithdrawButtonProps) => {
  const { say } = useTexts();
  const isDraft = state === 'draft';
  const withdraw = useAction(
    calls.admin.withdrawannouncement,
    isDraft ? 'admin.notices.deleted' : 'admin.notices.withdrawDone',
    { leavesPage: true },
  );
  const label = say(isDraft ? 'admin.notices.deleteDraft' : 'admin.notices.withdraw');
  return (
    <ConfirmButton
      look="danger"
      icon="remove"
      label={label}
      question={say(isDraft ? 'admin.notices.deleteQuestion' : 'admin.notices.withdrawQuestion')}
      text={say(textOf[state])}
      confirmLabel={label}
      busy={withdraw.isPending}
      onConfirm={() => withdraw.mutate({ params: { id } }, { onSuccess: onDone })}
    />
  );
};

const textOf = {
  draft: 'admin.notices.deleteText',
  scheduled: 'admin.notices.unscheduleText',
  published: 'admin.notices.withdrawText',
} as const;
