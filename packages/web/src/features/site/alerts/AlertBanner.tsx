import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './AlertBanner.module.css';
import type { Standing } from './alert-records.ts';
import { useAlertWords } from './alert-words.ts';

type AlertBannerProps = { siteId: string; standing: Standing; timeZone: string };

/** The worst of what is wrong now, and how much more there is. The whole of it leads to the records. */
export const AlertBanner = ({ siteId, standing: { worst, others }, timeZone }: AlertBannerProps) => {
  const { say } = useTexts();
  const words = useAlertWords(timeZone);
  return (
    <Link
      to="/site/$id/report/dataalert"
      params={{ id: siteId }}
      className={worst.isSerious ? styles.serious : styles.banner}
    >
      <Icon name={worst.kind === 'offline' ? 'cloudOff' : 'alert'} />
      <span className={styles.words}>
        <strong>{words.title(worst)}</strong>
        <span>{words.where(worst)}</span>
        <span>{words.howMuch(worst)}</span>
        {others > 0 && <span className={styles.more}>{say('siteDetail.moreAlerts', { count: others })}</span>}
      </span>
    </Link>
  );
};
