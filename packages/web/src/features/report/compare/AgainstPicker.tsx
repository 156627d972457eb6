import { useQuery } from '@tanstack/react-query';
import { addDays, calendarDate } from '../../../model/dates/calendar.ts';
import { siteListQuery } from '../../../model/site/site-list.ts';
import pickers from '../../../report/ComparePicker.module.css';
import { type Period, spanOf } from '../../../report/period.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import styles from './AgainstPicker.module.css';
import type { Against } from './against.ts';

type AgainstPickerProps = {
  siteId: number;
  period: Period;
  /** The other period as it stands, from which another one is chosen. */
  other: Period | null;
  value: Against;
  onChange: (against: Against) => void;
};

/** Another period of the site, or another site in the same period. */
export const AgainstPicker = ({ siteId, period, other, value, onChange }: AgainstPickerProps) => {
  const { say } = useTexts();
  const { data: sites = [] } = useQuery(siteListQuery);
  const others = sites.filter(({ id }) => id !== siteId);
  const start = other ?? period;
  const choose = (chosen: string) => {
    if (chosen === 'previous' || chosen === 'lastYear') onChange({ kind: chosen });
    else if (chosen === 'period') onChange(periodOf(start));
    else onChange({ kind: 'site', siteId: Number(chosen) });
  };
  return (
    <div className={styles.row}>
      <label className={pickers.picker}>
        <span>{say('compare.with')}</span>
        <select
          value={value.kind === 'site' ? String(value.siteId) : value.kind}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="previous">{say('period.comparePrevious')}</option>
          {(period.kind !== 'year' || value.kind === 'lastYear') && (
            <option value="lastYear">{say('period.compareLastYear')}</option>
          )}
          <option value="period">{say('compare.otherPeriod')}</option>
          {others.length > 0 && (
            <optgroup label={say('compare.otherSite')}>
              {others.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
        </select>
      </label>
      {value.kind === 'period' && <OtherPeriod period={period} start={start} onChange={onChange} />}
    </div>
  );
};

const periodOf = (period: Period): Against => {
  const { starttime = '', endtime = '' } = spanOf(period);
  return { kind: 'period', from: starttime, to: period.kind === 'range' ? endtime : null };
};

type OtherPeriodProps = { period: Period; start: Period; onChange: (against: Against) => void };

const OtherPeriod = ({ period, start, onChange }: OtherPeriodProps) => {
  const { say } = useTexts();
  const { starttime = '', endtime = '' } = spanOf(start);
  const last = endtime && addDays(endtime, -1);
  const choose = (from: string | null, lastDay: string | null) => {
    if (from === null) return;
    if (period.kind !== 'range') onChange({ kind: 'period', from, to: null });
    else if (lastDay !== null && from <= lastDay) onChange({ kind: 'period', from, to: addDays(lastDay, 1) });
  };
  if (period.kind === 'day' || period.kind === 'range') {
    return (
      <>
        <DateInput label={say('period.from')} value={starttime} onChange={(date) => choose(date, last)} />
        {period.kind === 'range' && (
          <DateInput label={say('period.to')} value={last} onChange={(date) => choose(starttime, date)} />
        )}
      </>
    );
  }
  return (
    <label className={pickers.picker}>
      <span>{say('compare.otherPeriod')}</span>
      <input
        type="month"
        value={starttime.slice(0, 'yyyy-mm'.length)}
        onChange={(event) => choose(calendarDate(`${event.target.value}-01`), null)}
      />
    </label>
  );
};

type DateInputProps = { label: string; value: string; onChange: (date: string | null) => void };

const DateInput = ({ label, value, onChange }: DateInputProps) => (
  <label className={pickers.picker}>
    <span>{label}</span>
    <input type="date" value={value} onChange={(event) => onChange(calendarDate(event.target.value))} />
  </label>
);
