import type { BillReport } from '@ohmstead/contract';
import { calendarFormatsOf } from '@ohmstead/i18n';
import type { CSSProperties } from 'react';
import { addDays } from '../../report/calendar.ts';
import { Kpi, Kpis } from '../../report/Kpis.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { Card } from '../../ui/Card.tsx';
import styles from './BillHead.module.css';

/** What is to be paid, and of what it is made. */
export const BillHead = ({ bill }: { bill: BillReport }) => {
  const { say, formats, lang } = useTexts();
  const { currency, net, total, income, saving, demand } = bill;
  const amount = formats.money(net, currency);
  const dates = calendarFormatsOf(lang).days(bill.from, addDays(bill.to, -1));
  return (
    <>
      <Card title={say(bill.isOpen ? 'bill.soFar' : 'bill.total')}>
        <div className={styles.room}>
          <p className={styles.total} style={asLong(amount)}>
            {amount}
          </p>
        </div>
        <p className={styles.dates}>{dates}</p>
      </Card>
      <Kpis>
        <Kpi label={say('bill.cost')}>{formats.money(total, currency)}</Kpi>
        {income.lines.length > 0 && (
          <Kpi label={say('bill.income')}>{formats.money(income.total, currency)}</Kpi>
        )}
        {saving.lines.length > 0 && (
          <Kpi label={say('bill.saving')} note={say('bill.savingNote')}>
            {formats.money(saving.total, currency)}
          </Kpi>
        )}
        {demand && <Kpi label={say('report.demand')}>{formats.quantity(demand.kW, 'kW')}</Kpi>}
      </Kpis>
    </>
  );
};

/** Millions are written smaller, and stay on one line. */
const asLong = (text: string): CSSProperties =>
  // Custom properties are not in React's type.
  ({ '--characters': text.length }) as CSSProperties;
