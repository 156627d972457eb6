import { calls } from '@ohmstead/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { showToast } from '../../../toasts/toast-store.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { feedbackListQuery, feedbackQuery } from '../queries.ts';

export const FinishButton = ({ id }: { id: number }) => {
  const { say } = useTexts();
  const queries = useQueryClient();
  const [asked, setAsked] = useState(false);
  const finish = useMutation({
    mutationFn: () => call(calls.feedback.finish, { params: { id } }),
    onSuccess: () => {
      showToast('status', say('feedback.finished'));
      void queries.invalidateQueries({ queryKey: feedbackListQuery.queryKey });
      return queries.invalidateQueries({ queryKey: feedbackQuery(id).queryKey });
    },
  });
  const confirm = () => {
    setAsked(false);
    finish.mutate();
  };
  return (
    <>
      <Button icon="check" busy={finish.isPending} onClick={() => setAsked(true)}>
        {say('feedback.finish')}
      </Button>
      <ConfirmDialog
        open={asked}
        question={say('feedback.finishQuestion')}
        text={say('feedback.finishText')}
        confirmLabel={say('feedback.finish')}
        onConfirm={confirm}
        onCancel={() => setAsked(false)}
      />
    </>
  );
};
