import type { BillReport } from '@ohmstead/contract';
import type { TextKey } from '@ohmstead/i18n';
import { Link } from '@tanstack/react-router';
import type { Site } from '../../../model/site/site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import styles from './Unpriced.module.css';

type Span = BillReport['unpriced'][number];

const reasons: Record<Span['reason'], TextKey> = {
  noVersion: 'bill.unpriced.noVersion',
  noBandPrice: 'bill.unpriced.noBandPrice',
  noDynamicPrice: 'bill.unpriced.noDynamicPrice',
};

/** Enough of them to find what is wrong with the tariff. */
const mostShown = 5;

/** Energy that is in no line, and why. */
export const Unpriced = ({ bill, site }: { bill: BillReport; site: Site }) => {
  const { say, formats } = useTexts();
  if (bill.unpriced.length === 0) return null;
  const at = (instant: string) => formats.dateTime(Date.parse(instant), site.timeZone);
  return (
    <Card title={say('bill.unpriced.title')}>
      <ul className={styles.spans}>
        {bill.unpriced.slice(0, mostShown).map((span) => (
          <li key={span.from}>
            {say(reasons[span.reason], {
              energy: formats.quantity(span.kWh, 'kWh'),
              from: at(span.from),
              to: at(span.to),
            })}
          </li>
        ))}
      </ul>
      <Link to="/edit/place/$id/tariff" params={{ id: String(site.id) }}>
        {say('bill.toTariff')}
      </Link>
    </Card>
  );
};
