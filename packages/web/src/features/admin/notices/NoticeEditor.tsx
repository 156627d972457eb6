import { calls } from '@ohmstead/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { UnsavedQuestion } from '../../../forms/UnsavedQuestion.tsx';
import { useCheckedSubmit } from '../../../forms/use-checked-submit.ts';
import { useUnsavedGuard } from '../../../forms/use-unsaved-guard.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useAction } from '../actions/use-action.ts';
import page from '../page/page.module.css';
import { NoticePreview } from './NoticePreview.tsx';
import { NoticeReaders } from './NoticeReaders.tsx';
import { NoticeSending } from './NoticeSending.tsx';
import { NoticeTexts } from './NoticeTexts.tsx';
import { checkNotice, languageOfError, type NoticeForm } from './notice-form.ts';
import type { NoticePart } from './notice-part.ts';
import { languageFor } from './notice-state.ts';
import { audienceNames } from './notice-words.ts';
import { submitNames } from './sending-words.ts';
import { WithdrawButton } from './WithdrawButton.tsx';

/** A notice before anybody can have read it; `id` 0 is one that does not exist yet. */
export const NoticeEditor = ({ id, initial }: { id: number; initial: NoticeForm }) => {
  const { say, lang } = useTexts();
  const navigate = useNavigate();
  const [form, setForm] = useState(initial);
  const [shownLang, setLang] = useState(languageFor(initial.texts, lang));
  const [publish, setPublish] = useState<(() => void) | null>(null);
  const save = useAction(calls.admin.saveannouncement, 'admin.notices.saved', { leavesPage: true });
  const guard = useUnsavedGuard(JSON.stringify(form) !== JSON.stringify(initial));
  const leave = () => {
    guard.release();
    void navigate({ to: '/admin/notices' });
  };
  const check = () => {
    const checked = checkNotice(form, id, Date.now());
    const broken = checked.kind === 'invalid' ? languageOfError(checked.errors, shownLang) : undefined;
    // Its fields have to be there to be focused.
    if (broken !== undefined) flushSync(() => setLang(broken));
    return checked;
  };
  const { errors, submit } = useCheckedSubmit({
    check,
    send: (body, onError) => {
      const send = () => save.mutate({ body }, { onSuccess: leave, onError });
      if (form.sending === 'now') setPublish(() => send);
      else send();
    },
  });
  const part: NoticePart = { form, errors, change: (change) => setForm({ ...form, ...change }) };
  return (
    <form className={page.columns} noValidate onSubmit={submit}>
      <div className={page.form}>
        <Card title={say('admin.notices.content')}>
          <NoticeTexts {...part} lang={shownLang} onLang={setLang} />
        </Card>
        <NoticePreview text={form.texts[shownLang]} lang={shownLang} type={form.type} />
      </div>
      <div className={page.form}>
        <Card title={say('admin.notices.readers')}>
          <NoticeReaders {...part} />
        </Card>
        <Card title={say('admin.notices.sending')}>
          <NoticeSending {...part} />
        </Card>
        <div className={page.actions}>
          <SubmitButton look="primary" busy={save.isPending}>
            {say(submitNames[form.sending])}
          </SubmitButton>
          {id !== 0 && (
            <WithdrawButton
              id={id}
              state={initial.sending === 'draft' ? 'draft' : 'scheduled'}
              onDone={leave}
            />
          )}
        </div>
      </div>
      <ConfirmDialog
        open={publish !== null}
        question={say('admin.notices.publishQuestion')}
        text={say('admin.notices.publishText', {
          audience: form.audience === 'account' ? form.username : say(audienceNames[form.audience]),
        })}
        confirmLabel={say('admin.notices.publishNow')}
        onConfirm={() => {
          publish?.();
          setPublish(null);
        }}
        onCancel={() => setPublish(null)}
      />
      <UnsavedQuestion guard={guard} />
    </form>
  );
};
