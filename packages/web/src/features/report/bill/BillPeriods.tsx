import type { BillReport } from '@ohmstead/contract';
import { calendarFormatsOf } from '@ohmstead/i18n';
import { addDays } from '../../../model/dates/calendar.ts';
import type { PeriodState } from '../../../report/use-period.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { ReportTable } from '../ReportTable.tsx';
import styles from './BillPeriods.module.css';

/** The billing periods a longer bill is made of; each opens its own. */
export const BillPeriods = ({ bill, state }: { bill: BillReport; state: PeriodState }) => {
  const { say, formats, lang } = useTexts();
  const calendar = calendarFormatsOf(lang);
  const money = (value: number | null) => formats.money(value, bill.currency);
  const title = say('bill.periods');
  return (
    <Card title={title}>
      <ReportTable
        label={title}
        columns={[
          { key: 'period', label: say('bill.period') },
          { key: 'cost', label: say('bill.cost') },
          { key: 'income', label: say('bill.income') },
          { key: 'saving', label: say('bill.saving') },
        ]}
        rows={bill.periods.map(({ from, to, total, income, saving }) => ({
          key: from,
          head: (
            <button
              type="button"
              className={styles.open}
              onClick={() => state.open({ kind: 'month', date: `${from.slice(0, 7)}-01` })}
            >
              {calendar.days(from, addDays(to, -1))}
            </button>
          ),
          cells: [money(total), money(income), money(saving)],
        }))}
      />
    </Card>
  );
};
