import type { BillReport } from '@ohmstead/contract';
import { calendarFormatsOf } from '@ohmstead/i18n';
import type { CSSProperties } from 'react';
import { addDays } from '../../../model/dates/calendar.ts';
import { Kpi, Kpis } from '../../../report/Kpis.tsx';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { Change } from '../Change.tsx';
import { changeOf } from '../change-of.ts';
import styles from './BillHead.module.css';
import type { ComparedBill } from './use-compared-bill.ts';

/** What is to be paid, and of what it is made. */
export const BillHead = ({ bill, compared }: { bill: BillReport; compared: ComparedBill | null }) => {
  const { say, formats, lang } = useTexts();
  const { currency, net, total, income, saving, demand } = bill;
  const amount = formats.money(net, currency);
  const before = (other: number | null | undefined) =>
    other === undefined ? undefined : say('load.before', { value: formats.money(other, currency) });
  const dates = calendarFormatsOf(lang).days(bill.from, addDays(bill.to, -1));
  return (
    <>
      <Card title={say(bill.isOpen ? 'sites.fee' : 'bill.total')}>
        <div className={styles.room}>
          <p className={styles.total} style={asLong(amount)}>
            {amount}
          </p>
        </div>
        <p className={styles.dates}>{dates}</p>
        {compared && <Compared bill={bill} compared={compared} />}
      </Card>
      <Kpis>
        <Kpi label={say('bill.cost')} note={before(compared?.bill.total)}>
          {formats.money(total, currency)}
        </Kpi>
        {income.lines.length > 0 && (
          <Kpi label={say('bill.income')} note={before(compared?.bill.income.total)}>
            {formats.money(income.total, currency)}
          </Kpi>
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

/** Shows by how much the other bill differs, and which days it covers. */
const Compared = ({
  bill,
  compared: { bill: other, against },
}: {
  bill: BillReport;
  compared: ComparedBill;
}) => {
  const { say, formats, lang } = useTexts();
  const dates = calendarFormatsOf(lang).days(other.from, addDays(other.to, -1));
  return (
    <div className={styles.compared}>
      <p>
        <Change share={changeOf(bill.net, other.net)} against={against} />
      </p>
      <p>
        {say('load.before', { value: formats.money(other.net, other.currency) })} · {dates}
      </p>
    </div>
  );
};

/** Millions are written smaller, and stay on one line. */
const asLong = (text: string): CSSProperties =>
  // Custom properties are not in React's type.
  ({ '--characters': text.length }) as CSSProperties;
