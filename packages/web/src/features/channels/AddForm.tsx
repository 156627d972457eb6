import type { ReactNode, SyntheticEvent } from 'react';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './channels.module.css';

type AddFormProps = {
  submit: (event: SyntheticEvent<HTMLFormElement>) => void;
  busy: boolean;
  children: ReactNode;
};

export const AddForm = ({ submit, busy, children }: AddFormProps) => {
  const { say } = useTexts();
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {children}
      <div className={styles.buttons}>
        <SubmitButton look="primary" busy={busy}>
          {say('channels.add')}
        </SubmitButton>
      </div>
    </form>
  );
};
