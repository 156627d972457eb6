import type { TextKey } from '@ohmstead/i18n';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { siteMetersQuery } from '../model/meter/site-meters.ts';
import { useTexts } from '../texts/use-texts.ts';
import styles from './CauseLink.module.css';
import type { CauseDates } from './cause-dates.ts';

type CauseLinkProps = {
  siteId: number;
  /** The local days of the figure; without them, the newest that can be asked for. */
  dates?: CauseDates;
  /** The meter that the figure is of, where it is of one. */
  meterId?: number | null;
};

/** Leads from an estimated or incomplete figure to its causes: the audit list of a single meter, or all of the site’s. */
export const CauseLink = ({ siteId, dates = {}, meterId = null }: CauseLinkProps) => {
  const { say } = useTexts();
  const only = useOnlyMeter(siteId, meterId);
  if (only === null) return <BehindLink siteId={siteId} dates={dates} label="causes.why" />;
  return (
    <p className={styles.cause}>
      <Link to="/edit/meter/$id/audit" params={{ id: String(only) }} search={dates}>
        {say('causes.why')}
      </Link>
    </p>
  );
};

const useOnlyMeter = (siteId: number, meterId: number | null): number | null => {
  const { data: meters = [] } = useQuery({
    ...siteMetersQuery(siteId),
    enabled: meterId === null,
    meta: { quiet: true },
  });
  const [first, ...others] = meters;
  return meterId ?? (first && others.length === 0 ? first.id : null);
};

type BehindLinkProps = { siteId: number; dates: CauseDates; label?: TextKey };

/** Leads to all that is behind a site’s figures of some days. */
export const BehindLink = ({ siteId, dates, label = 'causes.behindDay' }: BehindLinkProps) => {
  const { say } = useTexts();
  return (
    <p className={styles.cause}>
      <Link to="/site/$id/causes" params={{ id: String(siteId) }} search={dates}>
        {say(label)}
      </Link>
    </p>
  );
};
