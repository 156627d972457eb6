import type { Meter } from '@ohmstead/contract';
import { useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useRenewKey } from '../use-meter-changes.ts';

export const RenewKey = ({ meter }: { meter: Meter }) => {
  const { say } = useTexts();
  const [asked, setAsked] = useState(false);
  const renew = useRenewKey(meter.id);
  const confirm = () => {
    setAsked(false);
    renew.mutate();
  };
  return (
    <div>
      <Button icon="key" busy={renew.isPending} onClick={() => setAsked(true)}>
        {say('meter.renewKey')}
      </Button>
      <ConfirmDialog
        open={asked}
        question={say('meter.renewQuestion')}
        text={say('meter.renewText', { name: meter.name })}
        confirmLabel={say('meter.renewKey')}
        onConfirm={confirm}
        onCancel={() => setAsked(false)}
      />
    </div>
  );
};
