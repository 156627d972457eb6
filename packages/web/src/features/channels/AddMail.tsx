import { useQuery } from '@tanstack/react-query';
import { settingQuery } from '../../model/account/setting.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { TextField } from '../../ui/Field.tsx';
import { AddForm } from './AddForm.tsx';
import { useAddForm } from './use-add-form.ts';

export const AddMail = ({ onAdded }: { onAdded: (secret: string | null) => void }) => {
  const { say } = useTexts();
  const { data: setting } = useQuery({ ...settingQuery, meta: { quiet: true } });
  const { submit, busy, field } = useAddForm(
    { email: setting?.email ?? '' },
    ({ email }) => ({ target: { kind: 'mail', email } }),
    onAdded,
  );
  return (
    <AddForm submit={submit} busy={busy}>
      <TextField
        {...field('email', 'target.email')}
        type="email"
        autoComplete="email"
        label={say('channels.email')}
        hint={say('channels.emailHint')}
        data-focus-first
      />
    </AddForm>
  );
};
