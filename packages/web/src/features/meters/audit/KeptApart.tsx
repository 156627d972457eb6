import type { AuditItem } from '@ohmstead/contract';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import styles from './Audit.module.css';
import { outcomeNames } from './audit-words.ts';
import { useAuditDates } from './use-audit-dates.ts';

type KeptApartProps = { meterId: number; quarantine: NonNullable<AuditItem['quarantine']> };

/** What a reading claimed that was kept apart, and what has become of it. */
export const KeptApart = ({ meterId, quarantine: { claimedTime, outcome } }: KeptApartProps) => {
  const { say } = useTexts();
  return (
    <>
      <p className={styles.muted}>{say('quarantine.claimed', { time: claimedTime })}</p>
      {outcome === null ? <ToQuarantine meterId={meterId} /> : <p>{say(outcomeNames[outcome])}</p>}
    </>
  );
};

const ToQuarantine = ({ meterId }: { meterId: number }) => {
  const { say } = useTexts();
  const dates = useAuditDates();
  return (
    <div>
      <Link
        to="/edit/meter/$id/audit"
        params={{ id: String(meterId) }}
        search={{ view: 'quarantine', ...dates }}
        replace
        className={buttonClass('secondary')}
      >
        {say('quarantine.open')}
      </Link>
    </div>
  );
};
