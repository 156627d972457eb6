import type { ReactNode } from 'react';
import { useSay } from '../texts/use-say.ts';
import { Button } from './Button.tsx';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Notice.module.css';

type NoticeProps = { icon: IconName; title: string; text?: string; children?: ReactNode };

const Notice = ({ icon, title, text, children }: NoticeProps) => (
  <div className={styles.notice}>
    <Icon name={icon} />
    <p className={styles.title}>{title}</p>
    {text && <p className={styles.text}>{text}</p>}
    {children && <div className={styles.actions}>{children}</div>}
  </div>
);

/** Nothing here, why, and what to do about it. */
export const EmptyState = ({ icon = 'empty', ...rest }: Omit<NoticeProps, 'icon'> & { icon?: IconName }) => (
  <Notice icon={icon} {...rest} />
);

/** What went wrong, in place, with a way to try again. */
export const ErrorState = ({ text, onRetry }: { text: string; onRetry?: () => void }) => {
  const say = useSay();
  return (
    <div role="alert">
      <Notice icon="alert" title={text}>
        {onRetry && (
          <Button icon="refresh" onClick={onRetry}>
            {say('action.retry')}
          </Button>
        )}
      </Notice>
    </div>
  );
};
