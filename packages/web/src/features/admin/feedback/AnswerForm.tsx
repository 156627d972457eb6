import { answerBody, calls } from '@ohmstead/contract';
import { errorKey } from '@ohmstead/i18n';
import { useState } from 'react';
import { checkForm } from '../../../forms/check-form.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { UnsavedQuestion } from '../../../forms/UnsavedQuestion.tsx';
import { useCheckedSubmit } from '../../../forms/use-checked-submit.ts';
import { useUnsavedGuard } from '../../../forms/use-unsaved-guard.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { TextArea } from '../../../ui/TextArea.tsx';
import { useAction } from '../actions/use-action.ts';
import page from '../page/page.module.css';
import type { AdminFeedback } from './admin-feedback.ts';
import { FinishButton } from './FinishButton.tsx';

/** The next message of a conversation. What was typed stays until it has been sent. */
export const AnswerForm = ({ feedback: { id, username, email } }: { feedback: AdminFeedback }) => {
  const { say } = useTexts();
  const [content, setContent] = useState('');
  const answer = useAction(calls.admin.answerfeedback, 'admin.feedback.sent');
  const guard = useUnsavedGuard(content.trim() !== '');
  const { errors, submit } = useCheckedSubmit({
    check: () => checkForm(answerBody, { content }),
    send: (body, onError) =>
      answer.mutate({ params: { id }, body }, { onSuccess: () => setContent(''), onError }),
  });
  return (
    <form className={page.form} noValidate onSubmit={submit}>
      <TextArea
        name="content"
        label={say('admin.feedback.answer')}
        hint={say(email === null ? 'admin.feedback.noticeOnly' : 'admin.feedback.noticeAndMail', {
          username,
        })}
        rows={5}
        value={content}
        error={errors.content && say(errorKey(errors.content))}
        onChange={({ target }) => setContent(target.value)}
      />
      <div className={page.actions}>
        <SubmitButton look="primary" busy={answer.isPending}>
          {say('admin.feedback.send')}
        </SubmitButton>
        <FinishButton id={id} />
      </div>
      <UnsavedQuestion guard={guard} />
    </form>
  );
};
