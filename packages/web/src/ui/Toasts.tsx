import { useEffect, useState } from 'react';
import { dismissToast, type Toast, useToasts } from '../toasts/toast-store.ts';
import { Icon } from './Icon.tsx';
import styles from './Toasts.module.css';

const shownMs = 3000;

export const Toasts = () => (
  <div className={styles.stack}>
    {useToasts().map((toast) => (
      <ToastCard key={toast.id} toast={toast} />
    ))}
  </div>
);

/** Goes after 3 s; waits while it is pointed at or focused. */
const ToastCard = ({ toast }: { toast: Toast }) => {
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), shownMs);
    return () => clearTimeout(timer);
  }, [held, toast.id]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the role is there, one of two.
    <div
      className={toast.kind === 'error' ? styles.error : styles.status}
      role={toast.kind === 'error' ? 'alert' : 'status'}
      tabIndex={0}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={toast.kind === 'error' ? 'alert' : 'check'} />
      <span>{toast.text}</span>
    </div>
  );
};
