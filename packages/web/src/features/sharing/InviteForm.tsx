import { viewerBody } from '@ohmstead/contract';
import { errorKey } from '@ohmstead/i18n';
import { useState } from 'react';
import { checkForm } from '../../forms/check-form.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useCheckedSubmit } from '../../forms/use-checked-submit.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Hint } from '../../ui/Hint.tsx';
import styles from './sharing.module.css';
import { useInvite } from './use-sharing-changes.ts';

const nobody = { username: '', showsPrices: false };

export const InviteForm = ({ siteId }: { siteId: number }) => {
  const { say } = useTexts();
  const [form, setForm] = useState(nobody);
  const invite = useInvite(siteId);
  const { errors, submit } = useCheckedSubmit({
    check: () => checkForm(viewerBody, form),
    send: (body, onError) => invite.mutate(body, { onSuccess: () => setForm(nobody), onError }),
    fieldOfCode: { too_many: 'username', too_many_invitations: 'username' },
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={say('sharing.username')}
        hint={say('sharing.usernameHint')}
        name="username"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={form.username}
        error={errors.username && say(errorKey(errors.username))}
        onChange={({ target }) => setForm({ ...form, username: target.value })}
      />
      <Checkbox
        label={say('sharing.invitePrices')}
        checked={form.showsPrices}
        onChange={({ target }) => setForm({ ...form, showsPrices: target.checked })}
      />
      <Hint>{say('sharing.inviteHint')}</Hint>
      <div className={styles.actions}>
        <SubmitButton look="primary" busy={invite.isPending} disabled={form.username.trim() === ''}>
          {say('sharing.invite')}
        </SubmitButton>
      </div>
    </form>
  );
};
