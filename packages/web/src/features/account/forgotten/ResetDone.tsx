import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { CopyField } from '../../../ui/CopyField.tsx';
import styles from './forgotten.module.css';
import { Message } from './Message.tsx';

type ResetDoneProps = {
  username: string;
  /** The one that the server has made. */
  password: string | null;
};

export const ResetDone = ({ username, password }: ResetDoneProps) => {
  const { say } = useTexts();
  return (
    <div className={styles.done}>
      <Message title={say('reset.done', { username })} />
      {password !== null && (
        <>
          <CopyField label={say('reset.password')} value={password} />
          <p className={styles.muted}>{say('reset.shownOnce')}</p>
        </>
      )}
      <Link to="/login" state={{ username }} className={buttonClass('primary', true)}>
        {say('reset.toLogin')}
      </Link>
    </div>
  );
};
