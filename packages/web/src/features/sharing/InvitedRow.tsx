import type { Site } from '../../model/site/site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/Button.tsx';
import type { Invited } from './queries.ts';
import styles from './sharing.module.css';
import { useWithdraw } from './use-sharing-changes.ts';

type InvitedRowProps = { site: Site; invited: Invited };

/** Somebody who has not agreed: by the name that was typed, since nothing else is known of them. */
export const InvitedRow = ({ site, invited }: InvitedRowProps) => {
  const { say, formats } = useTexts();
  const { username, showsPrices, since } = invited;
  const withdraw = useWithdraw(site.id, invited);
  const date = formats.date(Date.parse(since), site.timeZone);
  return (
    <li className={styles.viewer}>
      <span className={styles.person}>
        <strong>{username}</strong>
        <span className={styles.hint}>
          {say(showsPrices ? 'sharing.unansweredPrices' : 'sharing.unanswered', { date })}
        </span>
      </span>
      <Button
        icon="remove"
        aria-label={say('sharing.withdrawOf', { name: username })}
        busy={withdraw.isPending}
        onClick={() => withdraw.mutate(username)}
      >
        {say('sharing.withdraw')}
      </Button>
    </li>
  );
};
