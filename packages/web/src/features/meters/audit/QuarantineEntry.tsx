import type { Quarantined } from '@ohmstead/contract';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import styles from './Audit.module.css';
import { outcomeNames, reasonTexts } from './audit-words.ts';
import { ReadingTable } from './ReadingTable.tsx';
import type { SettledAs } from './use-decisions.ts';

type QuarantineEntryProps = {
  reading: Quarantined;
  zone: string;
  edits: boolean;
  busy: boolean;
  onSettle: (as: SettledAs) => void;
};

export const QuarantineEntry = ({ reading, zone, edits, busy, onSettle }: QuarantineEntryProps) => {
  const { say, formats } = useTexts();
  const arrived = formats.dateTime(Date.parse(reading.arrivedAt), zone);
  return (
    <Card title={say('quarantine.arrived', { time: arrived })}>
      <p>{say('quarantine.claimed', { time: reading.claimedTime })}</p>
      <p className={styles.muted}>{say(reasonTexts[reading.reason])}</p>
      <ReadingTable reading={reading} />
      {reading.outcome !== null && (
        <p>
          <strong>{say(outcomeNames[reading.outcome])}</strong>
        </p>
      )}
      {reading.outcome === null && edits && (
        <div className={styles.actions}>
          <Button busy={busy} onClick={() => onSettle('arrived')}>
            {say('quarantine.asArrived')}
          </Button>
          {/* A time that cannot be read cannot be believed either. */}
          {reading.reason !== 'reading_time_invalid' && (
            <Button busy={busy} onClick={() => onSettle('claimed')}>
              {say('quarantine.asClaimed')}
            </Button>
          )}
          <Button look="danger" busy={busy} onClick={() => onSettle('discarded')}>
            {say('quarantine.discard')}
          </Button>
        </div>
      )}
    </Card>
  );
};
