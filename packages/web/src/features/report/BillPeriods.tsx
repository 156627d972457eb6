import type { BillReport } from '@ohmstead/contract';
import { calendarFormatsOf } from '@ohmstead/i18n';
import { addDays } from '../../report/calendar.ts';
import type { PeriodState } from '../../report/use-period.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Card } from '../../ui/Card.tsx';
import styles from './BillPeriods.module.css';
import { DataTable } from './DataTable.tsx';

/** The billing periods a longer bill is made of; each opens its own. */
export const BillPeriods = ({ bill, state }: { bill: BillReport; state: PeriodState }) => {
  const { say, formats, lang } = useTexts();
  const calendar = calendarFormatsOf(lang);
  const money = (value: number | null) => formats.money(value, bill.currency);
  const title = say('bill.periods');
  return (
    <Card title={title}>
      <DataTable
        label={title}
        columns={[say('bill.period'), say('bill.cost'), say('bill.income'), say('bill.saving')]}
        rows={bill.periods.map(({ from, to, total, income, saving }) => ({
          key: from,
          cells: [
            <button
              key="dates"
              type="button"
              className={styles.open}
              onClick={() => state.open({ kind: 'month', date: `${from.slice(0, 7)}-01` })}
            >
              {calendar.days(from, addDays(to, -1))}
            </button>,
            money(total),
            money(income),
            money(saving),
          ],
        }))}
      />
    </Card>
  );
};
