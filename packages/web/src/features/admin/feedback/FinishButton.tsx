import { calls } from '@ohmstead/contract';
import { useTexts } from '../../../texts/use-texts.ts';
import { ConfirmButton } from '../actions/ConfirmButton.tsx';
import { useAction } from '../actions/use-action.ts';

export const FinishButton = ({ id }: { id: number }) => {
  const { say } = useTexts();
  const finish = useAction(calls.admin.finishfeedback, 'admin.feedback.finishDone');
  return (
    <ConfirmButton
      icon="check"
      label={say('admin.feedback.finish')}
      question={say('admin.feedback.finishQuestion')}
      text={say('admin.feedback.finishText')}
      confirmLabel={say('admin.feedback.finish')}
      busy={finish.isPending}
      onConfirm={() => finish.mutate({ params: { id } })}
    />
  );
};
