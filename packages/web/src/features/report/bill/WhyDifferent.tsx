import type { TextKey } from '@ohmstead/i18n';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import styles from './WhyDifferent.module.css';

const reasons = [
  'bill.why.days',
  'bill.why.meter',
  'bill.why.estimated',
  'bill.why.charges',
  'bill.why.rounding',
] as const satisfies TextKey[];

/** Ours is made from what the meters say; the supplier's is the one to pay. */
export const WhyDifferent = () => {
  const { say } = useTexts();
  return (
    <Card title={say('bill.why.title')}>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>{say(reason)}</li>
        ))}
      </ul>
    </Card>
  );
};
