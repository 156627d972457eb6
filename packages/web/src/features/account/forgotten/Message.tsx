import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import styles from './forgotten.module.css';

type MessageProps = { title: string; warning?: boolean; children?: ReactNode };

/** What has happened, announced as it appears. */
export const Message = ({ title, warning = false, children }: MessageProps) => (
  <div role="status" className={classNames(styles.message, warning && styles.warning)}>
    <strong>{title}</strong>
    {children && <span>{children}</span>}
  </div>
);
