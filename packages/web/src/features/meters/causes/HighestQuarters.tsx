import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { Card } from '../../../ui/Card.tsx';
import { decimalsOf, powerUnitOf, toUnit } from '../../../ui/charts/power-unit.ts';
import { QueryState } from '../../../ui/QueryState.tsx';
import styles from './Causes.module.css';
import { highestQuarters, type Quarter } from './highest-quarters.ts';
import { type AskedDays, quartersQuery } from './queries.ts';

type HighestQuartersProps = { siteId: number; days: AskedDays };

/** When most was used on the day, and the way to what used it. */
export const HighestQuarters = ({ siteId, days }: HighestQuartersProps) => {
  const { say } = useTexts();
  const quarters = useQuery(quartersQuery(siteId, days));
  return (
    <Card title={say('causes.quarters')}>
      <QueryState query={quarters} blocks={[120]} nested>
        {(data) => <Quarters quarters={highestQuarters(data)} />}
      </QueryState>
      <p>
        <Link
          to="/site/$id/report/energy"
          params={{ id: String(siteId) }}
          search={{ period: 'day', date: days.from }}
          className={styles.onward}
        >
          {say('report.energy')}
        </Link>
      </p>
    </Card>
  );
};

const Quarters = ({ quarters }: { quarters: readonly Quarter[] }) => {
  const { say, formats } = useTexts();
  const unit = powerUnitOf(quarters.map(({ powerW }) => powerW));
  if (quarters.length === 0) return <p className={styles.muted}>{say('causes.noQuarters')}</p>;
  return (
    <ol className={styles.quarters}>
      {quarters.map(({ fromMinute, toMinute, kWh, powerW }) => (
        <li key={fromMinute}>
          <span>
            {formats.wallTime(fromMinute)}–{formats.wallTime(toMinute)}
          </span>
          <Amount value={kWh} unit="kWh" />
          <span className={styles.muted}>
            <Amount value={toUnit(powerW, unit)} unit={unit} digits={decimalsOf[unit]} />
          </span>
        </li>
      ))}
    </ol>
  );
};
