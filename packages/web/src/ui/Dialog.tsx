// The browser's own modal dialog: it keeps the focus inside, closes on Esc and gives the focus back.
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './Button.tsx';
import { classNames } from './class-names.ts';
import styles from './Dialog.module.css';

type DialogProps = {
  open: boolean;
  title: string;
  closeLabel: string;
  onClose: () => void;
  /** A drawer stands at the side of the page and has its full height. */
  drawer?: boolean;
  /** As wide as the window, for a picture. */
  size?: 'usual' | 'large';
  children: ReactNode;
};

export const Dialog = ({
  open,
  title,
  closeLabel,
  onClose,
  drawer = false,
  size = 'usual',
  children,
}: DialogProps) => {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Before the browser paints: a question is never seen, or found, outside its dialog.
  useLayoutEffect(() => {
    if (!open) return element.current?.close();
    element.current?.showModal();
    element.current?.querySelector<HTMLElement>('[data-focus-first]')?.focus();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a modal dialog already; this is the click beside it.
    <dialog
      ref={element}
      className={classNames(styles.dialog, drawer && styles.drawer, size === 'large' && styles.large)}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === element.current && onClose()}
    >
      {open && (
        <div className={styles.content}>
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
};
