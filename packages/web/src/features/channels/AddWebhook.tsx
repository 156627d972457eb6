import { useTexts } from '../../texts/use-texts.ts';
import { TextField } from '../../ui/Field.tsx';
import { AddForm } from './AddForm.tsx';
import { typedOrNone, useAddForm } from './use-add-form.ts';

export const AddWebhook = ({ onAdded }: { onAdded: (secret: string | null) => void }) => {
  const { say } = useTexts();
  const { submit, busy, field } = useAddForm(
    { url: '', name: '' },
    ({ url, name }) => ({ name: typedOrNone(name), target: { kind: 'webhook', url } }),
    onAdded,
  );
  return (
    <AddForm submit={submit} busy={busy}>
      <TextField
        {...field('url', 'target.url')}
        type="url"
        autoComplete="off"
        label={say('channels.webhookUrl')}
        hint={say('channels.webhookUrlHint')}
        data-focus-first
      />
      <TextField {...field('name', 'name')} label={say('channels.name')} hint={say('channels.nameHint')} />
    </AddForm>
  );
};
