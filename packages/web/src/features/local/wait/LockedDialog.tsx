import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './wait.module.css';

type LockedDialogProps = { title: string; children: ReactNode };

/** A dialog that neither Esc nor a way back closes: it goes when what it waits for is over. */
export const LockedDialog = ({ title, children }: LockedDialogProps) => {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useBlocker({ shouldBlockFn: () => true, enableBeforeUnload: false });
  useLayoutEffect(() => element.current?.showModal(), []);
  return (
    <dialog
      ref={element}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
      // Browsers close at the second Esc all the same.
      onClose={() => element.current?.showModal()}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
};
