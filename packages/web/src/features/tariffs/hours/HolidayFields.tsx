import { useState } from 'react';
import { dateName } from '../../../model/dates/date-names.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { Hint } from '../../../ui/Hint.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import styles from '../TariffForm.module.css';
import { addHoliday, removeHoliday } from './plan-edits.ts';
import type { SchedulePlan } from './schedule-plan.ts';

type HolidayFieldsProps = { plan: SchedulePlan; onPlan: (plan: SchedulePlan) => void };

export const HolidayFields = ({ plan, onPlan }: HolidayFieldsProps) => {
  const { say, lang, formats } = useTexts();
  const [date, setDate] = useState('');
  const add = () => {
    onPlan(addHoliday(plan, date));
    setDate('');
  };
  return (
    <Disclosure summary={`${say('tariff.holidays')} (${formats.number(plan.holidays.length, 0)})`}>
      <div className={styles.stack}>
        <Hint>{say('tariff.holidaysHint')}</Hint>
        <ul className={styles.chips}>
          {plan.holidays.map((holiday) => (
            <li key={holiday}>
              <button
                type="button"
                className={styles.removable}
                aria-label={say('tariff.removeHoliday', { date: dateName(holiday, lang) })}
                onClick={() => onPlan(removeHoliday(plan, holiday))}
              >
                {dateName(holiday, lang)}
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
        <div className={styles.dates}>
          <TextField
            label={say('tariff.holidayDate')}
            type="date"
            value={date}
            onChange={(event) => setDate(event.target.value)}
          />
          <Button icon="add" disabled={date === ''} onClick={add}>
            {say('action.add')}
          </Button>
        </div>
      </div>
    </Disclosure>
  );
};
