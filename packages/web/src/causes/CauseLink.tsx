import type { TextKey } from '@ohmstead/i18n';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { siteMetersQuery } from '../model/meter/site-meters.ts';
import { useTexts } from '../texts/use-texts.ts';
import styles from './CauseLink.module.css';
import type { CauseDates } from './cause-dates.ts';

type CauseLinkProps = {
  siteId: number;
  /** The local days of the figure; all of them where it has none. */
  dates?: CauseDates | undefined;
  label?: TextKey;
};

/** Leads from an estimated or incomplete figure to its causes: of one meter to its audit list, of several to all of theirs. */
export const CauseLink = ({ siteId, dates = {}, label = 'causes.why' }: CauseLinkProps) => {
  const { say } = useTexts();
  const { data: meters = [] } = useQuery({ ...siteMetersQuery(siteId), meta: { quiet: true } });
  const [only, ...others] = meters;
  return (
    <p className={styles.cause}>
      {only && others.length === 0 ? (
        <Link to="/edit/meter/$id/audit" params={{ id: String(only.id) }} search={dates}>
          {say(label)}
        </Link>
      ) : (
        <Link to="/site/$id/causes" params={{ id: String(siteId) }} search={dates}>
          {say(label)}
        </Link>
      )}
    </p>
  );
};
