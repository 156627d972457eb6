import type { BillReport, SiteEndUses } from '@ohmstead/contract';
import { useTypes } from '@ohmstead/domain';
import { useQuery } from '@tanstack/react-query';
import { LazyEndUses } from '../../../end-uses/LazyEndUses.tsx';
import { siteMetersQuery } from '../../../model/meter/site-meters.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import styles from './BillUses.module.css';
import { notByDevice } from './not-by-device.ts';

/** Which device cost how much of the bill, and what is of none. */
export const BillUses = ({ siteId, bill }: { siteId: number; bill: BillReport }) => {
  const { data: meters = [] } = useQuery({ ...siteMetersQuery(siteId), meta: { quiet: true } });
  if (!meters.some(({ useType }) => useType === useTypes.load)) return null;
  const span = { starttime: bill.from, endtime: bill.to };
  return <LazyEndUses siteId={siteId} span={span} more={(uses) => <Shared bill={bill} uses={uses} />} />;
};

const Shared = ({ bill, uses }: { bill: BillReport; uses: SiteEndUses }) => {
  const { say, formats } = useTexts();
  const lines = notByDevice(bill, uses);
  if (lines === null) return null;
  const money = (amount: number | null) => formats.money(amount, bill.currency);
  return (
    <>
      <h3>{say('uses.notByDevice')}</h3>
      <ul className={styles.lines}>
        {lines.map(({ label, amount }) => (
          <li key={label} className={styles.line}>
            <span>{say(label)}</span>
            <span className={styles.amount}>{money(amount)}</span>
          </li>
        ))}
        <li className={styles.sum}>
          <span>{say('bill.equals')}</span>
          <span className={styles.amount}>{money(bill.net)}</span>
        </li>
      </ul>
    </>
  );
};
