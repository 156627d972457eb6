import type { DataAlerts, MeterLive } from '@ohmstead/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import styles from './AlertCard.module.css';
import { type AlertRecord, alertRecords } from './alert-records.ts';
import { useAlertWords } from './alert-words.ts';

const shownRecords = 5;

type AlertCardProps = {
  siteId: string;
  alerts: UseQueryResult<DataAlerts>;
  meters: readonly MeterLive[];
  timeZone: string;
  /** Something was ever received: only then nothing abnormal is good. */
  hasData: boolean;
};

/** The newest abnormal data. */
export const AlertCard = ({ siteId, alerts, meters, timeZone, hasData }: AlertCardProps) => {
  const { say } = useTexts();
  return (
    <Card title={say('siteDetail.alerts')}>
      <QueryState query={alerts} blocks={[64, 64, 64]} nested>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              icon={hasData ? 'check' : 'empty'}
              title={say(hasData ? 'siteDetail.noAlerts' : 'site.neverUpdated')}
            />
          ) : (
            <Records records={alertRecords(items.slice(0, shownRecords), meters)} timeZone={timeZone} />
          )
        }
      </QueryState>
      <Link to="/site/$id/report/dataalert" params={{ id: siteId }} className={buttonClass('secondary')}>
        {say('siteDetail.allAlerts')}
      </Link>
    </Card>
  );
};

const Records = ({ records, timeZone }: { records: readonly AlertRecord[]; timeZone: string }) => {
  const words = useAlertWords(timeZone);
  return (
    <ul className={styles.records}>
      {records.map((record) => (
        <li key={record.key} className={record.isSerious ? styles.serious : styles.record}>
          <Icon name={record.kind === 'offline' || record.kind === 'gap' ? 'cloudOff' : 'alert'} />
          <div className={styles.words}>
            <p className={styles.title}>
              {words.title(record)} <span className={styles.where}>{words.where(record)}</span>
            </p>
            <p>{words.howMuch(record)}</p>
            <p className={styles.when}>{words.when(record)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
};
