import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import styles from './Mark.module.css';

type Tone = 'good' | 'warn' | 'bad' | 'muted';

const icons: Record<Tone, IconName> = { good: 'check', warn: 'alert', bad: 'alert', muted: 'file' };

/** A state: sign, word and colour. */
export const Mark = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className={styles[tone]}>
    {tone !== 'muted' && <Icon name={icons[tone]} />}
    <span>{children}</span>
  </span>
);
