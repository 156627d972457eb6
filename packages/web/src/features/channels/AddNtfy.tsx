import { useTexts } from '../../texts/use-texts.ts';
import { TextField } from '../../ui/Field.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { AddForm } from './AddForm.tsx';
import { typedOrNone, useAddForm } from './use-add-form.ts';

export const AddNtfy = ({ onAdded }: { onAdded: (secret: string | null) => void }) => {
  const { say } = useTexts();
  const { submit, busy, field } = useAddForm(
    { url: '', token: '', name: '' },
    ({ url, token, name }) => ({
      name: typedOrNone(name),
      target: { kind: 'ntfy', url, token: typedOrNone(token) },
    }),
    onAdded,
  );
  return (
    <AddForm submit={submit} busy={busy}>
      <TextField
        {...field('url', 'target.url')}
        type="url"
        autoComplete="off"
        label={say('channels.ntfyUrl')}
        hint={say('channels.ntfyUrlHint')}
        data-focus-first
      />
      <PasswordField
        {...field('token', 'target.token')}
        autoComplete="off"
        label={say('channels.ntfyToken')}
        hint={say('channels.ntfyTokenHint')}
        showLabel={say('channels.showToken')}
        hideLabel={say('channels.hideToken')}
      />
      <TextField {...field('name', 'name')} label={say('channels.name')} hint={say('channels.nameHint')} />
    </AddForm>
  );
};
