import { calendarFormatsOf } from '@ohmstead/i18n';
import type { Site } from '../../../model/site/site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import styles from './AlertDayCard.module.css';
import { AlertFinding } from './AlertFinding.tsx';
import type { AlertDay } from './alert-rows.ts';

type AlertDayCardProps = { day: AlertDay; site: Site; nameOf: (meterId: number | null) => string };

export const AlertDayCard = ({ day, site, nameOf }: AlertDayCardProps) => {
  const { lang } = useTexts();
  return (
    <Card title={calendarFormatsOf(lang).day(day.date)}>
      <ul className={styles.findings}>
        {day.rows.map((row) => (
          <AlertFinding key={row.key} row={row} site={site} place={nameOf(row.item.meterId)} />
        ))}
      </ul>
    </Card>
  );
};
