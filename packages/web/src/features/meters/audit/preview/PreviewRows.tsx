import type { AuditPreview } from '@ohmstead/contract';
import { calendarFormatsOf } from '@ohmstead/i18n';
import type { ReactNode } from 'react';
import { addDays } from '../../../../model/dates/calendar.ts';
import { useTexts } from '../../../../texts/use-texts.ts';
import { useCounterName } from '../use-counter-name.ts';
import styles from './Consequences.module.css';
import { countersShown, type EnergyChange, energyChanges } from './preview-rows.ts';

/** The day, the month and the bill that hold the instant, before and after. */
export const PreviewRows = ({ preview }: { preview: AuditPreview }) => {
  const counterName = useCounterName();
  const counters = countersShown(preview.month.changes).map(counterName);
  return (
    <>
      {counters.length > 0 && <p className={styles.muted}>{counters.join(', ')}</p>}
      <Rows preview={preview} />
    </>
  );
};

const Rows = ({ preview: { day, month, bill } }: { preview: AuditPreview }) => {
  const { say, formats, lang } = useTexts();
  const calendar = calendarFormatsOf(lang);
  return (
    <dl className={styles.rows}>
      <Row label={calendar.day(day.date)}>
        <Energies changes={energyChanges(day.changes)} />
      </Row>
      <Row label={calendar.month(`${month.month}-01`)}>
        <Energies changes={energyChanges(month.changes)} />
      </Row>
      {bill && (
        <Row label={say('audit.preview.bill', { days: calendar.days(bill.from, addDays(bill.to, -1)) })}>
          <BeforeAfter
            before={bill.before}
            after={bill.after}
            write={(amount) => formats.money(amount, bill.currency)}
          />
        </Row>
      )}
    </dl>
  );
};

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.row}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** A direction is named where there are both. */
const Energies = ({ changes }: { changes: readonly EnergyChange[] }) => {
  const { say, formats } = useTexts();
  const nameOf = (direction: EnergyChange['direction']): string =>
    changes.length > 1 ? `${say(direction === 'import' ? 'energy.import' : 'energy.export')}: ` : '';
  return changes.map(({ direction, beforeKwh, afterKwh }) => (
    <BeforeAfter
      key={direction}
      name={nameOf(direction)}
      before={beforeKwh}
      after={afterKwh}
      write={(kWh) => formats.quantity(kWh, 'kWh')}
    />
  ));
};

type BeforeAfterProps = {
  name?: string;
  before: number | null;
  after: number | null;
  write: (value: number | null) => string;
};

const BeforeAfter = ({ name = '', before, after, write }: BeforeAfterProps) => {
  const { say } = useTexts();
  const [was, is] = [write(before), write(after)];
  if (was !== is)
    return (
      <span className={styles.changed}>
        {name}
        {say('audit.preview.change', { before: was, after: is })}
      </span>
    );
  return (
    <span className={styles.same}>
      {name}
      {before === null && after === null ? was : say('audit.preview.same', { value: was })}
    </span>
  );
};
