import type { Invitation } from '@ohmstead/contract';
import { useId, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { browserZone } from '../../ui/browser-zone.ts';
import { Card } from '../../ui/Card.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Hint } from '../../ui/Hint.tsx';
import styles from './sharing.module.css';
import { useAnswerInvitation } from './use-answer-invitation.ts';

export const InvitationCard = ({ invitation }: { invitation: Invitation }) => {
  const { say, formats } = useTexts();
  const [asked, setAsked] = useState(false);
  const answer = useAnswerInvitation(invitation);
  const from = useId();
  const { siteName, fullName, username, showsPrices, until } = invitation;
  const decline = () => {
    setAsked(false);
    answer.mutate(false);
  };
  return (
    <Card title={siteName}>
      <div className={styles.parts}>
        <p id={from}>{say('invitation.from', { name: fullName, username })}</p>
        <Hint>{say(showsPrices ? 'sharing.viewerPrices' : 'sharing.viewerNoPrices')}</Hint>
        <p className={styles.hint}>
          {say('invitation.until', { date: formats.date(Date.parse(until), browserZone()) })}
        </p>
        <div className={styles.actions}>
          <Button
            look="primary"
            aria-describedby={from}
            busy={answer.isPending}
            onClick={() => answer.mutate(true)}
          >
            {say('invitation.accept')}
          </Button>
          <Button aria-describedby={from} busy={answer.isPending} onClick={() => setAsked(true)}>
            {say('invitation.decline')}
          </Button>
        </div>
        <ConfirmDialog
          open={asked}
          question={say('invitation.declineQuestion', { site: siteName })}
          text={say('invitation.declineText', { name: fullName })}
          confirmLabel={say('invitation.decline')}
          onConfirm={decline}
          onCancel={() => setAsked(false)}
        />
      </div>
    </Card>
  );
};
