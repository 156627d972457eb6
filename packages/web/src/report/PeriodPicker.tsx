import { useRef } from 'react';
import { addDays, calendarDate } from '../model/dates/calendar.ts';
import { useTexts } from '../texts/use-texts.ts';
import styles from './PeriodPicker.module.css';
import { type Period, periodAt } from './period.ts';
import type { PeriodState } from './use-period.ts';

/** The period's name, which opens the browser's own way to choose another; two dates where it is a range. */
export const PeriodPicker = ({ state, label }: { state: PeriodState; label: string }) => {
  const { period } = state;
  if (period.kind === 'total') return <p className={styles.label}>{label}</p>;
  if (period.kind === 'range') return <RangeInputs state={state} period={period} />;
  return <DateButton state={state} period={period} label={label} />;
};

type DatedPeriod = Extract<Period, { readonly date: string }>;

type DateButtonProps = { state: PeriodState; period: DatedPeriod; label: string };

const DateButton = ({ state: { newest, visit }, period, label }: DateButtonProps) => {
  const { say } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const byMonth = period.kind !== 'day';
  const cut = (date: string) => (byMonth ? date.slice(0, 7) : date);
  const choose = (value: string) => {
    const date = calendarDate(byMonth ? `${value}-01` : value);
    if (date !== null && date <= newest.day) visit(periodAt(period.kind, date, newest));
  };
  return (
    <div className={styles.picker}>
      <button type="button" className={styles.label} onClick={() => openPicker(input.current)}>
        {label}
        <span className="hidden-visually">, {say('period.choose')}</span>
      </button>
      <input
        ref={input}
        type={byMonth ? 'month' : 'date'}
        tabIndex={-1}
        className={styles.hidden}
        aria-label={say('period.kind')}
        value={cut(period.date)}
        max={cut(newest.day)}
        onChange={(event) => choose(event.target.value)}
      />
    </div>
  );
};

/** Some browsers cannot open the picker by script; there one types into the field itself. */
const openPicker = (input: HTMLInputElement | null): void => {
  try {
    input?.showPicker();
  } catch {
    input?.focus();
  }
};

type RangePeriod = Extract<Period, { readonly kind: 'range' }>;

const RangeInputs = ({ state: { newest, visit }, period }: { state: PeriodState; period: RangePeriod }) => {
  const { say } = useTexts();
  const lastDay = addDays(period.to, -1);
  const choose = (from: string | null, last: string | null) => {
    if (from !== null && last !== null && from <= last && from <= newest.day)
      visit({ kind: 'range', from, to: addDays(last, 1) });
  };
  return (
    <div className={styles.range}>
      <label>
        <span className="hidden-visually">{say('period.from')}</span>
        <input
          type="date"
          value={period.from}
          max={lastDay}
          onChange={(event) => choose(calendarDate(event.target.value), lastDay)}
        />
      </label>
      <span aria-hidden="true">–</span>
      <label>
        <span className="hidden-visually">{say('period.to')}</span>
        <input
          type="date"
          value={lastDay}
          min={period.from}
          max={newest.day}
          onChange={(event) => choose(period.from, calendarDate(event.target.value))}
        />
      </label>
    </div>
  );
};
