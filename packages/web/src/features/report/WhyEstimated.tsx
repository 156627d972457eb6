import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { siteMetersQuery } from '../../model/meter/site-meters.ts';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './WhyEstimated.module.css';

/** The causes of estimates stand in the audit lists of the meters. */
export const WhyEstimated = ({ siteId, estimated }: { siteId: number; estimated: number }) => {
  const { say } = useTexts();
  const { data: meters = [] } = useQuery({
    ...siteMetersQuery(siteId),
    enabled: estimated > 0,
    meta: { quiet: true },
  });
  if (estimated === 0 || meters.length === 0) return null;
  return (
    <div className={styles.why}>
      <p>{say('report.whyEstimated')}</p>
      <ul>
        {meters.map(({ id, name }) => (
          <li key={id}>
            <Link to="/edit/meter/$id/audit" params={{ id: String(id) }}>
              {name}: {say('audit.title')}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};
