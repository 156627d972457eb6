import { isRecipient, mostRecipients } from '@ohmstead/contract';
import { errorKey } from '@ohmstead/i18n';
import type { KeyboardEvent } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { TextField } from '../../../ui/Field.tsx';
import styles from './auto-send.module.css';
import type { AutoSendFields } from './auto-send-fields.ts';
import { type AutoSendForm, recipientError, recipientField, withAll, withTyped } from './auto-send-form.ts';
import { RecipientState } from './RecipientState.tsx';

/** The addresses as a list, and a field that takes further ones. */
export const RecipientField = ({ setting, form, errors, change }: AutoSendFields) => {
  const { say } = useTexts();
  const error = recipientError(errors);
  const own = setting.email;
  const isListed = form.emails.some((email) => email.toLowerCase() === own?.toLowerCase());
  return (
    <div className={styles.recipients}>
      {form.emails.length > 0 && <Recipients setting={setting} form={form} change={change} />}
      <TextField
        name={recipientField}
        type="text"
        inputMode="email"
        autoComplete="off"
        label={say('autoSend.recipients')}
        hint={say('autoSend.recipientsHint', { count: mostRecipients })}
        value={form.typed}
        error={error && say(errorKey(error))}
        onChange={(event) => change(withTyped(form, event.target.value))}
        onKeyDown={(event) => onKey(event, form, change)}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text');
          if (!/[;,\n]/.test(text)) return;
          event.preventDefault();
          change(withTyped(form, `${form.typed}${text}\n`));
        }}
        onBlur={() => isRecipient(form.typed.trim()) && change({ emails: withAll(form), typed: '' })}
      />
      {own !== null && !isListed && (
        <Button icon="add" onClick={() => change({ emails: withAll({ ...form, typed: own }) })}>
          {say('autoSend.useOwn')}
        </Button>
      )}
    </div>
  );
};

/** Enter ends an address; a backspace in the empty field takes the last one back into it. */
const onKey = (
  event: KeyboardEvent<HTMLInputElement>,
  form: AutoSendForm,
  change: AutoSendFields['change'],
): void => {
  if (event.key === 'Enter' && form.typed.trim() !== '') {
    event.preventDefault();
    change({ emails: withAll(form), typed: '' });
  }
  if (event.key === 'Backspace' && form.typed === '' && form.emails.length > 0) {
    event.preventDefault();
    change({ emails: form.emails.slice(0, -1), typed: form.emails.at(-1) ?? '' });
  }
};

const Recipients = ({ setting, form, change }: Omit<AutoSendFields, 'errors'>) => {
  const { say } = useTexts();
  return (
    <ul className={styles.chips} aria-label={say('autoSend.recipientList')}>
      {form.emails.map((email) => (
        <li key={email} className={classNames(styles.chip, !isRecipient(email) && styles.wrong)}>
          <span className={styles.words}>
            <strong>{email}</strong>
            {isRecipient(email) ? (
              <RecipientState state={stateOf(setting, email)} />
            ) : (
              <span className={styles.problem}>{say('error.email_invalid')}</span>
            )}
          </span>
          <IconButton
            icon="close"
            label={say('autoSend.remove', { email })}
            onClick={() => change({ emails: form.emails.filter((other) => other !== email) })}
          />
        </li>
      ))}
    </ul>
  );
};

const stateOf = ({ autoSend }: AutoSendFields['setting'], email: string) =>
  autoSend.states.find((state) => state.email.toLowerCase() === email.toLowerCase());
