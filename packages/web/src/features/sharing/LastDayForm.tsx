import { errorKey } from '@ohmstead/i18n';
import { type SyntheticEvent, useState } from 'react';
import { refusedFields } from '../../forms/refused-fields.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { TextField } from '../../ui/Field.tsx';
import type { PublicLink } from './queries.ts';
import styles from './sharing.module.css';
import { useSaveLink } from './use-sharing-changes.ts';

type LastDayFormProps = { siteId: number; link: PublicLink };

export const LastDayForm = ({ siteId, link }: LastDayFormProps) => {
  const { say } = useTexts();
  const before = link.lastDay ?? '';
  const [lastDay, setLastDay] = useState(before);
  const save = useSaveLink(siteId);
  const error = refusedFields(save.error).lastDay;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    save.mutate({ public: true, lastDay: lastDay || null });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        type="date"
        name="lastDay"
        label={say('sharing.lastDay')}
        hint={say('sharing.lastDayHint')}
        value={lastDay}
        error={error && say(errorKey(error))}
        onChange={({ target }) => setLastDay(target.value)}
      />
      <div className={styles.actions}>
        <SubmitButton busy={save.isPending} disabled={lastDay === before}>
          {say('action.save')}
        </SubmitButton>
      </div>
    </form>
  );
};
