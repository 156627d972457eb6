import type { AuditItem } from '@ohmstead/contract';
import { useTexts } from '../../../texts/use-texts.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { Tile } from '../../../ui/Card.tsx';
import styles from './Audit.module.css';

/** What the meter showed before and after, and what was booked. */
export const AuditCounts = ({ item }: { item: AuditItem }) => {
  const { say } = useTexts();
  return (
    <div className={styles.counts}>
      <Tile label={say('audit.before')}>
        <Amount value={item.beforeKwh} unit="kWh" />
      </Tile>
      <Tile label={say('audit.after')}>
        <Amount value={item.afterKwh} unit="kWh" />
      </Tile>
      <Tile label={say('audit.booked')}>
        <Amount value={item.bookedKwh} unit="kWh" />
      </Tile>
    </div>
  );
};
