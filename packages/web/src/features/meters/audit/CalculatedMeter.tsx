import type { Meter } from '@ohmstead/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { meterListQuery } from '../../../model/meter/meter-list.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import styles from './Audit.module.css';
import { useAuditDates } from './use-audit-dates.ts';

/** It has no counters: those of its parts were judged, in their lists. */
export const CalculatedMeter = ({ parts }: { parts: NonNullable<Meter['parts']> }) => {
  const { say } = useTexts();
  const dates = useAuditDates();
  const { data: meters = [] } = useQuery(meterListQuery);
  const known = meters.filter(({ id }) => parts.some(({ meterId }) => meterId === id));
  return (
    <Card title={say('meter.calculated')}>
      <p className={styles.muted}>{say('meter.calculatedText')}</p>
      <ul className={styles.parts}>
        {known.map(({ id, name }) => (
          <li key={id}>
            <Link to="/edit/meter/$id/audit" params={{ id: String(id) }} search={dates}>
              {say('rejudged.openAudit', { meter: name })}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
};
