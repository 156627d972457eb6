import type { RejudgedSite } from '@ohmstead/contract';
import { useTexts } from '../../texts/use-texts.ts';
import { browserZone } from '../../ui/browser-zone.ts';
import { Card } from '../../ui/Card.tsx';
import { RejudgedTable } from './RejudgedTable.tsx';
import styles from './rejudged.module.css';
import { billRows, monthRows } from './rejudged-rows.ts';

/** What changed of one site. */
export const RejudgedCard = ({ rejudged }: { rejudged: RejudgedSite }) => {
  const texts = useTexts();
  const { say, formats } = texts;
  const { site, at, meters } = rejudged;
  const [months, bills] = [monthRows(rejudged, texts), billRows(rejudged, texts)];
  const date = formats.dateTime(Date.parse(at), browserZone());
  return (
    <Card title={site.name}>
      <div className={styles.card}>
        <p className={styles.hint}>
          <span>{say('rejudged.begun', { date })}</span>
          {meters.length > 0 && (
            <span>
              {say('rejudged.meters')}: {meters.map(({ name }) => name).join(', ')}
            </span>
          )}
        </p>
        {months.length > 0 && (
          <RejudgedTable caption={`${say('rejudged.months')} · ${formats.unit('kWh')}`} rows={months} />
        )}
        {bills.length > 0 && (
          <>
            <RejudgedTable caption={say('rejudged.bills')} rows={bills} />
            <p className={styles.hint}>{say('rejudged.billHint')}</p>
          </>
        )}
      </div>
    </Card>
  );
};
