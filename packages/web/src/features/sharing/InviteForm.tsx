import { viewerBody } from '@ohmstead/contract';
import { errorKey } from '@ohmstead/i18n';
import { type SyntheticEvent, useRef, useState } from 'react';
import { checkForm, type FieldErrors } from '../../forms/check-form.ts';
import { focusFirstError } from '../../forms/focus-first-error.ts';
import { refusedFields } from '../../forms/refused-fields.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { TextField } from '../../ui/Field.tsx';
import styles from './sharing.module.css';
import { useInvite } from './use-sharing-changes.ts';

const nobody = { username: '', showsPrices: false };

export const InviteForm = ({ siteId }: { siteId: number }) => {
  const { say } = useTexts();
  const [form, setForm] = useState(nobody);
  const [errors, setErrors] = useState<FieldErrors>({});
  const element = useRef<HTMLFormElement>(null);
  const invite = useInvite(siteId);
  const show = (found: FieldErrors) => {
    setErrors(found);
    if (element.current) focusFirstError(element.current, found);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const checked = checkForm(viewerBody, form);
    if (checked.kind === 'invalid') return show(checked.errors);
    setErrors({});
    invite.mutate(checked.value, {
      onSuccess: () => setForm(nobody),
      onError: (error) => show(refusedFields(error, { too_many: 'username' })),
    });
  };
  return (
    <form ref={element} className={styles.form} noValidate onSubmit={submit}>
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
      <div className={styles.actions}>
        <Button type="submit" look="primary" busy={invite.isPending} disabled={form.username.trim() === ''}>
          {say('sharing.invite')}
        </Button>
      </div>
    </form>
  );
};
