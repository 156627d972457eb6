import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { failureOf } from '../../api/api-error.ts';
import { textOfFailure } from '../../api/reaction.ts';
import type { FieldErrors } from '../../forms/check-form.ts';
import { focusFirstError } from '../../forms/focus-first-error.ts';
import { refusedFields } from '../../forms/refused-fields.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { Page } from '../../frame/Page.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { fields } from './fields.ts';
import { RegisterField } from './RegisterField.tsx';
import styles from './RegisterScreen.module.css';
import { checkRegistration, emptyForm } from './register-form.ts';
import { useRegister } from './use-register.ts';

export const RegisterScreen = () => {
  const { say } = useTexts();
  return (
    <Page title={say('register.title')} back narrow>
      <div className={styles.screen}>
        <p className={styles.intro}>{say('register.intro')}</p>
        <Card>
          <RegisterForm timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone} />
        </Card>
      </div>
    </Page>
  );
};

const RegisterForm = ({ timeZone }: { timeZone: string }) => {
  const { say } = useTexts();
  const [typed, setTyped] = useState(emptyForm);
  const [errors, setErrors] = useState<FieldErrors>({});
  const register = useRegister();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const refuse = (found: FieldErrors) => {
      setErrors(found);
      focusFirstError(form, found);
    };
    const checked = checkRegistration(typed, timeZone);
    if (checked.kind === 'invalid') return refuse(checked.errors);
    setErrors({});
    register.mutate(checked.value, { onError: (error) => refuse(refusedFields(error, taken)) });
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {fields.map((look) => (
        <RegisterField
          key={look.name}
          look={look}
          value={typed[look.name]}
          error={errors[look.name]}
          onChange={(value) => {
            setTyped({ ...typed, [look.name]: value });
            setErrors(without(errors, look.name));
          }}
        />
      ))}
      <p className={styles.zone}>{say('register.timeZone', { zone: timeZone })}</p>
      {register.isError && <p className={styles.refusal}>{textOfFailure(failureOf(register.error), say)}</p>}
      <SubmitButton look="primary" wide busy={register.isPending}>
        {say('register.submit')}
      </SubmitButton>
      <Link to="/login" className={buttonClass('plain', true)}>
        {say('register.toLogin')}
      </Link>
    </form>
  );
};

/** Refusals that only the server can know, and the field each is about. */
const taken = { username_used: 'username', sn_used: 'sn' } as const;

const without = (errors: FieldErrors, field: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));
