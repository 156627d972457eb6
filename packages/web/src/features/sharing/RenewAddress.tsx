import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useSaveLink } from './use-sharing-changes.ts';

export const RenewAddress = ({ siteId }: { siteId: number }) => {
  const { say } = useTexts();
  const [asked, setAsked] = useState(false);
  const save = useSaveLink(siteId);
  const confirm = () => {
    setAsked(false);
    save.mutate({ public: true, renew: true });
  };
  return (
    <>
      <Button icon="refresh" busy={save.isPending} onClick={() => setAsked(true)}>
        {say('sharing.renew')}
      </Button>
      <ConfirmDialog
        open={asked}
        question={say('sharing.renewQuestion')}
        text={say('sharing.renewText')}
        confirmLabel={say('sharing.renew')}
        onConfirm={confirm}
        onCancel={() => setAsked(false)}
      />
    </>
  );
};
