import { calls, replyfeedbackBody } from '@ohmstead/contract';
import { errorKey } from '@ohmstead/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { sendForm } from '../../../api/send-form.ts';
import { checkForm } from '../../../forms/check-form.ts';
import { useCheckedSubmit } from '../../../forms/use-checked-submit.ts';
import { useUnsavedGuard } from '../../../forms/use-unsaved-guard.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { showToast } from '../../../toasts/toast-store.ts';
import { TextArea } from '../../../ui/TextArea.tsx';
import { feedbackListQuery, feedbackQuery } from '../queries.ts';
import { draftKey } from '../write/draft.ts';
import { LeaveQuestion } from '../write/LeaveQuestion.tsx';
import styles from '../write/NewFeedback.module.css';
import { PicturePicker } from '../write/PicturePicker.tsx';
import { SendBar } from '../write/SendBar.tsx';
import { useDraft } from '../write/use-draft.ts';
import { usePictures } from '../write/use-pictures.ts';
import { useSend } from '../write/use-send.ts';

/** Continues the conversation. */
export const Reply = ({ id, username }: { id: number; username: string }) => {
  const { say } = useTexts();
  const queries = useQueryClient();
  const draft = useDraft(draftKey(username, String(id)), { Content: '' });
  const { texts, change } = draft;
  const pictures = usePictures();
  const guard = useUnsavedGuard(texts.Content.trim() !== '' || pictures.files.length > 0);
  const send = useSend(
    (fields: { Content: string }, progress) =>
      sendForm(calls.feedback.reply, { params: { id } }, { fields, files: pictures.files }, progress),
    () => {
      draft.clear();
      pictures.clear();
      showToast('status', say('feedback.sent'));
      void queries.invalidateQueries({ queryKey: feedbackListQuery.queryKey });
      return queries.invalidateQueries({ queryKey: feedbackQuery(id).queryKey });
    },
  );
  const { errors, submit } = useCheckedSubmit({
    check: () => checkForm(replyfeedbackBody, texts),
    send: (body, onError) => send.mutate(body, { onError }),
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextArea
        label={say('feedback.reply')}
        name="Content"
        required
        rows={4}
        maxLength={5000}
        readOnly={send.isPending}
        value={texts.Content}
        error={errors.Content && say(errorKey(errors.Content))}
        onChange={({ target }) => change({ Content: target.value })}
      />
      <PicturePicker pictures={pictures} errors={errors} disabled={send.isPending} />
      <SendBar busy={send.isPending} share={send.share} problem={send.problem} />
      <LeaveQuestion guard={guard} />
    </form>
  );
};
