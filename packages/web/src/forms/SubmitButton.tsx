import { type ComponentProps, useId } from 'react';
import { Button } from '../ui/Button.tsx';
import { useOnline } from '../ui/use-online.ts';
import { OfflineReason } from './OfflineReason.tsx';

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'held' | 'aria-describedby'>;

/** Sends a form to the server. Without the network it waits, says why, and what was typed stays. */
export const SubmitButton = (props: SubmitButtonProps) => {
  const online = useOnline();
  const reason = useId();
  return (
    <>
      <Button {...props} type="submit" held={!online} aria-describedby={online ? undefined : reason} />
      {!online && <OfflineReason id={reason} typed />}
    </>
  );
};
