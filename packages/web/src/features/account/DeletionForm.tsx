import { calls, deleteaccountBody } from '@ohmstead/contract';
import { errorKey } from '@ohmstead/i18n';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { checkForm } from '../../forms/check-form.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useCheckedSubmit } from '../../forms/use-checked-submit.ts';
import { settingQuery } from '../../model/account/setting.ts';
import { siteListQuery } from '../../model/site/site-list.ts';
import { say } from '../../texts/texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import styles from './whole-account.module.css';

/** What goes, when, and the password, so that nobody else does it. */
export const DeletionForm = ({ onDone }: { onDone: () => void }) => {
  const { say } = useTexts();
  const [password, setPassword] = useState('');
  const plan = usePlanDeletion();
  const { errors, submit } = useCheckedSubmit({
    check: () => checkForm(deleteaccountBody, { password }),
    send: (sent, onError) => plan.mutate(sent, { onSuccess: onDone, onError }),
    fieldOfCode: { login_throttled: 'password', last_administrator: 'password' },
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div>
        <p>{say('deletion.what')}</p>
        <WhatGoes />
      </div>
      <p>{say('deletion.week')}</p>
      <p className={styles.hint}>{say('deletion.download')}</p>
      <PasswordField
        name="password"
        label={say('deletion.password')}
        autoComplete="current-password"
        required
        showLabel={say('login.showPassword')}
        hideLabel={say('login.hidePassword')}
        value={password}
        error={errors.password && say(errorKey(errors.password))}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div className={styles.actions}>
        <Button onClick={onDone} data-focus-first>
          {say('action.cancel')}
        </Button>
        <SubmitButton look="danger" busy={plan.isPending} disabled={password === ''}>
          {say('deletion.open')}
        </SubmitButton>
      </div>
    </form>
  );
};

const WhatGoes = () => {
  const { say } = useTexts();
  const { data = [] } = useQuery(siteListQuery);
  const own = data.filter(({ role }) => role === 'owner');
  const meters = own.reduce((sum, { meterCount }) => sum + meterCount, 0);
  return (
    <ul className={styles.goes}>
      {own.length > 0 && <li>{say('deletion.sites', { count: own.length })}</li>}
      {meters > 0 && <li>{say('deletion.meters', { count: meters })}</li>}
      <li>{say('deletion.rest')}</li>
    </ul>
  );
};

const usePlanDeletion = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (sent: { password: string }) => call(calls.account.deleteaccount, { body: sent }),
    onSuccess: ({ deleteAt }) => {
      const setting = queries.getQueryData(settingQuery.queryKey);
      if (setting) queries.setQueryData(settingQuery.queryKey, { ...setting, deleteAt });
      showToast('status', say('deletion.asked'));
    },
  });
};
