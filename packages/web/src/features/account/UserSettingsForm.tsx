import type { AccountSetting } from '@ohmstead/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { SaveBar } from '../../forms/SaveBar.tsx';
import { UnsavedQuestion } from '../../forms/UnsavedQuestion.tsx';
import { useCheckedSubmit } from '../../forms/use-checked-submit.ts';
import { useUnsavedGuard } from '../../forms/use-unsaved-guard.ts';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './account.module.css';
import { AutoSendCard } from './auto-send/AutoSendCard.tsx';
import { NotificationCard } from './NotificationCard.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { checkSetting, formOfSetting, hasChanged } from './setting-form.ts';
import { useSaveSetting } from './use-save-setting.ts';

type UserSettingsFormProps = { setting: AccountSetting; isDemo: boolean };

export const UserSettingsForm = ({ setting, isDemo }: UserSettingsFormProps) => {
  const { say } = useTexts();
  const navigate = useNavigate();
  const before = formOfSetting(setting);
  const [form, setForm] = useState(before);
  const save = useSaveSetting();
  const changed = hasChanged(form, before);
  const guard = useUnsavedGuard(changed);
  const { errors, setErrors, submit } = useCheckedSubmit({
    check: () => checkSetting(form),
    send: (body, onError) =>
      save.mutate(body, { onSuccess: (saved) => setForm(formOfSetting(saved)), onError }),
  });

  /** What was changed is as before; without a change, back to the settings. */
  const cancel = () => {
    setForm(before);
    setErrors({});
    if (!changed) void navigate({ to: '/main', search: { tab: 'settings' } });
  };
  const fields = { form, errors, change: (part: Partial<typeof form>) => setForm({ ...form, ...part }) };
  return (
    <form noValidate onSubmit={submit}>
      {isDemo && <p className={styles.note}>{say('user.demo')}</p>}
      <fieldset className={styles.form} disabled={isDemo}>
        <ProfileCard setting={setting} {...fields} />
        <NotificationCard {...fields} />
        <AutoSendCard
          setting={setting}
          form={form.autoSend}
          errors={errors}
          change={(part) => fields.change({ autoSend: { ...form.autoSend, ...part } })}
        />
        {!isDemo && <SaveBar changed={changed} saving={save.isPending} onCancel={cancel} />}
      </fieldset>
      <UnsavedQuestion guard={guard} />
    </form>
  );
};
