import { addfeedbackBody, calls, feedbackTypes } from '@ohmstead/contract';
import { errorKey, type TextKey } from '@ohmstead/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { sendForm } from '../../../api/send-form.ts';
import { checkForm } from '../../../forms/check-form.ts';
import { useCheckedSubmit } from '../../../forms/use-checked-submit.ts';
import { useUnsavedGuard } from '../../../forms/use-unsaved-guard.ts';
import { appConfigQuery } from '../../../frame/app-config.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { showToast } from '../../../toasts/toast-store.ts';
import { ChoiceCards } from '../../../ui/ChoiceCards.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { feedbackListQuery } from '../queries.ts';
import { typeNames } from '../type-names.ts';
import { draftKey } from './draft.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import styles from './NewFeedback.module.css';
import { PicturePicker } from './PicturePicker.tsx';
import { SendBar } from './SendBar.tsx';
import { useDraft } from './use-draft.ts';
import { usePictures } from './use-pictures.ts';
import { useSend } from './use-send.ts';

const typeHints: Readonly<Record<(typeof feedbackTypes)[number], TextKey>> = {
  bug: 'feedback.bugHint',
  suggestion: 'feedback.suggestionHint',
  demand: 'feedback.demandHint',
};

/** `email` is the account's own address. */
export const NewFeedback = ({ username, email }: { username: string; email: string }) => {
  const { say } = useTexts();
  const draft = useDraft(draftKey(username, 'new'), { Type: 'bug', Title: '', Content: '', Email: email });
  const { texts, change } = draft;
  const pictures = usePictures();
  const guard = useUnsavedGuard(
    texts.Title.trim() !== '' || texts.Content.trim() !== '' || pictures.files.length > 0,
  );
  const sent = useAfterSending(() => {
    guard.release();
    draft.clear();
    pictures.clear();
  });
  const send = useSend(
    (body: Message, progress) =>
      sendForm(calls.feedback.add, {}, { fields: body, files: pictures.files }, progress),
    sent,
  );
  const { errors, submit } = useCheckedSubmit({
    check: () => checkForm(addfeedbackBody, texts),
    send: (body, onError) => send.mutate(body, { onError }),
  });
  const errorOf = (field: string) => errors[field] && say(errorKey(errors[field]));
  const mail = useQuery(appConfigQuery).data?.mail ?? true;
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ChoiceCards
        label={say('feedback.type')}
        name="Type"
        options={feedbackTypes.map((type) => ({
          value: type,
          label: say(typeNames[type]),
          hint: say(typeHints[type]),
        }))}
        value={feedbackTypes.find((type) => type === texts.Type) ?? 'bug'}
        disabled={send.isPending}
        onChange={(Type) => change({ Type })}
      />
      <TextField
        label={say('feedback.titleLabel')}
        name="Title"
        required
        maxLength={100}
        readOnly={send.isPending}
        value={texts.Title}
        error={errorOf('Title')}
        onChange={({ target }) => change({ Title: target.value })}
      />
      <TextArea
        label={say('feedback.content')}
        hint={say('feedback.contentHint')}
        name="Content"
        required
        rows={7}
        maxLength={5000}
        readOnly={send.isPending}
        value={texts.Content}
        error={errorOf('Content')}
        onChange={({ target }) => change({ Content: target.value })}
      />
      <PicturePicker pictures={pictures} errors={errors} disabled={send.isPending} />
      <TextField
        label={say('register.optional', { label: say('feedback.email') })}
        hint={say(mail ? 'feedback.emailHint' : 'feedback.emailHintNoMail')}
        name="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        readOnly={send.isPending}
        value={texts.Email}
        error={errorOf('Email')}
        onChange={({ target }) => change({ Email: target.value })}
      />
      <SendBar busy={send.isPending} share={send.share} problem={send.problem} />
      <LeaveQuestion guard={guard} />
    </form>
  );
};

type Message = {
  Type: (typeof feedbackTypes)[number];
  Title: string;
  Content: string;
  Email?: string | undefined;
};

const useAfterSending = (forget: () => void) => {
  const { say } = useTexts();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return ({ id }: { id: number }) => {
    forget();
    void queries.invalidateQueries({ queryKey: feedbackListQuery.queryKey });
    showToast('status', say('feedback.sent'));
    void navigate({ to: '/edit/feedback/$id', params: { id: String(id) }, replace: true });
  };
};
