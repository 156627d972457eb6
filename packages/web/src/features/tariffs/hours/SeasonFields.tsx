import { datesOfMonth, type SummerRange } from '@ohmstead/domain';
import { errorKey } from '@ohmstead/i18n';
import type { FieldErrors } from '../../../forms/check-form.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Problem } from '../../../ui/Problem.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import styles from '../TariffForm.module.css';
import { monthName } from './day-names.ts';

type SeasonFieldsProps = {
  path: string;
  summer: SummerRange;
  errors: FieldErrors;
  onSummer: (summer: SummerRange) => void;
};

/** Where one season ends the other begins. */
export const SeasonFields = ({ path, summer, errors, onSummer }: SeasonFieldsProps) => {
  const { say } = useTexts();
  const code = errors[`${path}.schedule.summer`];
  return (
    <>
      <MonthDay
        legend={say('tariff.summerBegins')}
        value={summer.from}
        onChange={(from) => onSummer({ ...summer, from })}
      />
      <MonthDay
        legend={say('tariff.winterBegins')}
        value={summer.to}
        onChange={(to) => onSummer({ ...summer, to })}
      />
      {code && <Problem>{say(errorKey(code))}</Problem>}
    </>
  );
};

type MonthDayProps = { legend: string; value: string; onChange: (monthDay: string) => void };

const MonthDay = ({ legend, value, onChange }: MonthDayProps) => {
  const { say, lang, formats } = useTexts();
  const [month = '01', day = '01'] = value.split('-');
  const lastDay = daysOfMonth(month);
  const put = (toMonth: string, toDay: string) => {
    const last = daysOfMonth(toMonth);
    onChange(`${toMonth}-${twoDigits(Math.min(Number(toDay), last))}`);
  };
  return (
    <fieldset className={styles.set}>
      <legend>{legend}</legend>
      <div className={styles.row}>
        <SelectField
          label={say('tariff.month')}
          options={upTo(12).map((number) => ({ value: twoDigits(number), label: monthName(number, lang) }))}
          value={month}
          onChange={(to) => put(to, day)}
        />
        <SelectField
          label={say('tariff.day')}
          options={upTo(lastDay).map((number) => ({
            value: twoDigits(number),
            label: formats.number(number, 0),
          }))}
          value={day}
          onChange={(to) => put(month, to)}
        />
      </div>
    </fieldset>
  );
};

/** The year is a leap year, so that the 29th of February can be chosen. */
const daysOfMonth = (month: string): number => datesOfMonth(`2024-${month}`).length;

const upTo = (last: number): number[] => Array.from({ length: last }, (_, place) => place + 1);
const twoDigits = (value: number): string => String(value).padStart(2, '0');
