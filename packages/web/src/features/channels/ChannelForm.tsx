import { type Channel, channelChangeBody } from '@ohmstead/contract';
import { useState } from 'react';
import { checkForm } from '../../forms/check-form.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useCheckedSubmit } from '../../forms/use-checked-submit.ts';
import { useFieldBinding } from '../../forms/use-field-binding.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { TextField } from '../../ui/Field.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { type ChannelFields, changeOf, fieldsOf } from './channel-form.ts';
import styles from './channels.module.css';
import { KindsChoice } from './KindsChoice.tsx';
import { useChangeChannel } from './use-channel-changes.ts';

type ChannelFormProps = { channel: Channel; onDone: () => void };

/** What the channel is for. */
export const ChannelForm = ({ channel, onDone }: ChannelFormProps) => {
  const { say } = useTexts();
  const [form, setForm] = useState(() => fieldsOf(channel));
  const save = useChangeChannel(channel.id);
  const change = (part: Partial<ChannelFields>) => setForm({ ...form, ...part });
  const { errors, submit } = useCheckedSubmit({
    check: () => checkForm(channelChangeBody, changeOf(form)),
    send: (body, onError) => save.mutate(body, { onSuccess: onDone, onError }),
  });
  const bind = useFieldBinding(errors);
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField {...bind('name', form.name, (name) => change({ name }))} label={say('channels.name')} />
      <Checkbox
        name="isOn"
        label={say('channels.on')}
        checked={form.isOn}
        onChange={(event) => change({ isOn: event.target.checked })}
      />
      <SelectField
        name="urgency"
        label={say('channels.urgency')}
        value={form.urgency}
        options={[
          { value: 'all', label: say('channels.urgencyAll') },
          { value: 'urgent', label: say('channels.urgencyUrgent') },
        ]}
        onChange={(value) => change({ urgency: value === 'urgent' ? 'urgent' : 'all' })}
      />
      <KindsChoice form={form} change={change} />
      <Checkbox
        name="ofSharedSites"
        label={say('channels.ofSharedSites')}
        checked={form.ofSharedSites}
        onChange={(event) => change({ ofSharedSites: event.target.checked })}
      />
      <div className={styles.buttons}>
        <Button onClick={onDone}>{say('action.cancel')}</Button>
        <SubmitButton look="primary" busy={save.isPending}>
          {say('channels.save')}
        </SubmitButton>
      </div>
    </form>
  );
};
