import type { AccountSetting } from '@ohmstead/contract';
import { errorKey, type TextKey } from '@ohmstead/i18n';
import type { ComponentProps } from 'react';
import type { FieldErrors } from '../../forms/check-form.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Card } from '../../ui/Card.tsx';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { TextField } from '../../ui/Field.tsx';
import styles from './account.module.css';
import { EmailState } from './EmailState.tsx';
import type { SettingForm } from './setting-form.ts';

export type SettingFields = {
  form: SettingForm;
  errors: FieldErrors;
  change: (part: Partial<SettingForm>) => void;
};

type Look = {
  readonly name: 'fullName' | 'telephone' | 'email';
  readonly label: TextKey;
  readonly hint?: TextKey;
  readonly optional?: true;
  readonly input: Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode'>;
};

const looks: readonly Look[] = [
  { name: 'fullName', label: 'user.fullName', input: { autoComplete: 'name' } },
  {
    name: 'telephone',
    label: 'user.telephone',
    optional: true,
    input: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  },
  {
    name: 'email',
    label: 'user.email',
    hint: 'user.emailHint',
    optional: true,
    input: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  },
];

type ProfileCardProps = SettingFields & { setting: AccountSetting };

export const ProfileCard = ({ setting, ...fields }: ProfileCardProps) => {
  const { say } = useTexts();
  return (
    <Card title={say('user.profile')}>
      <div className={styles.fields}>
        <Facts>
          <Fact label={say('user.username')}>{setting.username}</Fact>
        </Facts>
        {looks.map((look) => (
          <SettingField key={look.name} look={look} {...fields} />
        ))}
        {fields.form.email === setting.email && <EmailState {...setting} />}
      </div>
    </Card>
  );
};

const SettingField = ({ look, form, errors, change }: SettingFields & { look: Look }) => {
  const { say } = useTexts();
  const { name, hint, optional, input } = look;
  const label = say(look.label);
  const error = errors[name];
  return (
    <TextField
      {...input}
      name={name}
      label={optional ? say('register.optional', { label }) : label}
      hint={hint && say(hint)}
      required={!optional}
      value={form[name]}
      error={error && say(errorKey(error))}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
};
