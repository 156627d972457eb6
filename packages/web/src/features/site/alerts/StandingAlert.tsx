import { type ReactNode, useState } from 'react';
import type { Standing } from '../../../incidents/incident-state.ts';
import type { IncidentSite } from '../../../incidents/use-incident-words.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { AlertBanner } from './AlertBanner.tsx';
import styles from './StandingAlert.module.css';

type StandingAlertProps = {
  siteId: string;
  standing: Standing | null;
  site: IncidentSite;
  children: ReactNode;
};

/**
 * A banner known when the page opens stands on top and keeps its place. One that comes later lies over the lower edge
 * of the window, so that nothing is pushed away under the reader.
 */
export const StandingAlert = ({ children, ...alert }: StandingAlertProps) => {
  const [isOnTop] = useState(alert.standing !== null);
  return (
    <div className={styles.page}>
      {isOnTop && <KeptBanner {...alert} />}
      {children}
      {!isOnTop && <LateBanner {...alert} />}
    </div>
  );
};

type BannerProps = Omit<StandingAlertProps, 'children'>;

const KeptBanner = ({ standing, ...rest }: BannerProps) => {
  const { say } = useTexts();
  if (standing) return <AlertBanner standing={standing} {...rest} />;
  return (
    <p className={styles.over}>
      <Icon name="check" />
      {say('siteDetail.alertOver')}
    </p>
  );
};

const LateBanner = ({ standing, ...rest }: BannerProps) => {
  const { say } = useTexts();
  const [closed, setClosed] = useState<number | null>(null);
  return (
    <div className={styles.late} role="status">
      {standing && standing.worst.id !== closed && (
        <>
          <AlertBanner standing={standing} {...rest} />
          <IconButton icon="close" label={say('action.close')} onClick={() => setClosed(standing.worst.id)} />
        </>
      )}
    </div>
  );
};
