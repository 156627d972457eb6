import { useState } from 'react';
import { device } from '../../../device/device.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { ActionProblem } from '../problem/ActionProblem.tsx';
import { useDeviceAction } from '../problem/use-device-action.ts';

export const Restart = ({ address, onStarted }: { address: string; onStarted: () => void }) => {
  const { say } = useTexts();
  const [asked, setAsked] = useState(false);
  const restart = useDeviceAction(() => device.restart(address), onStarted);
  return (
    <>
      <p>{say('local.restartText')}</p>
      <Button busy={restart.busy} onClick={() => setAsked(true)}>
        {say('local.restart')}
      </Button>
      <ActionProblem address={address} action={restart} />
      <ConfirmDialog
        open={asked}
        question={say('local.restartQuestion')}
        text={say('local.restartText')}
        confirmLabel={say('local.restart')}
        onConfirm={() => {
          setAsked(false);
          restart.run({});
        }}
        onCancel={() => setAsked(false)}
      />
    </>
  );
};
