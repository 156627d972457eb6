import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Site } from '../../model/site/site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Hint } from '../../ui/Hint.tsx';
import styles from './sharing.module.css';
import { useLeave } from './use-sharing-changes.ts';

/** Shows a viewer who shares the site, what it shows, and the way out. */
export const ViewingCard = ({ site }: { site: Site }) => {
  const { say } = useTexts();
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  const leave = useLeave(site);
  const name = site.sharedBy ?? '';
  const confirm = () => {
    setAsked(false);
    leave.mutate(undefined, { onSuccess: () => void navigate({ to: '/main', replace: true }) });
  };
  return (
    <Card>
      <div className={styles.parts}>
        <p>{say('sharing.viewer', { name })}</p>
        <Hint>{say(site.showsPrices ? 'sharing.viewerPrices' : 'sharing.viewerNoPrices')}</Hint>
        <div className={styles.actions}>
          <Button look="danger" busy={leave.isPending} onClick={() => setAsked(true)}>
            {say('sharing.leave')}
          </Button>
        </div>
        <ConfirmDialog
          open={asked}
          question={say('sharing.leaveQuestion', { site: site.name })}
          text={say('sharing.leaveText', { name })}
          confirmLabel={say('sharing.leave')}
          onConfirm={confirm}
          onCancel={() => setAsked(false)}
        />
      </div>
    </Card>
  );
};
