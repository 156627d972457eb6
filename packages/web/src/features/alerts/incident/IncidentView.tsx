import type { IncidentDetail } from '@ohmstead/contract';
import { Link } from '@tanstack/react-router';
import { IncidentMark } from '../../../incidents/IncidentMark.tsx';
import { incidentIcons } from '../../../incidents/incident-icons.ts';
import { useIncidentWords } from '../../../incidents/use-incident-words.ts';
import type { Site } from '../../../model/site/site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Evidence } from './Evidence.tsx';
import { IncidentActions } from './IncidentActions.tsx';
import styles from './IncidentView.module.css';
import { Messages } from './Messages.tsx';

type IncidentViewProps = { incident: IncidentDetail; site: Site };

export const IncidentView = ({ incident, site }: IncidentViewProps) => (
  <>
    <Explanation incident={incident} site={site} />
    <IncidentActions incident={incident} site={site} />
    <Messages incident={incident} />
  </>
);

/** What happened, why there is an alert, with the values that show it, what it costs, and what to do. */
const Explanation = ({ incident, site }: IncidentViewProps) => {
  const { say } = useTexts();
  const words = useIncidentWords(site);
  const todo = words.todo(incident);
  return (
    <Card>
      <div className={styles.head}>
        <Icon name={incidentIcons[incident.kind]} />
        <div className={styles.words}>
          <IncidentMark incident={incident} />
          <p className={styles.where}>
            <Place incident={incident} where={words.where(incident)} />
          </p>
          <p className={styles.when}>{words.when(incident)}</p>
        </div>
      </div>
      <section className={styles.part}>
        <h2>{say('alert.why')}</h2>
        <p>{words.why(incident)}</p>
      </section>
      <Evidence incident={incident} />
      <Cost incident={incident} />
      {todo !== null && (
        <section className={styles.part}>
          <h2>{say('alert.todo')}</h2>
          <p>{todo}</p>
        </section>
      )}
    </Card>
  );
};

const Place = ({ incident: { meterId }, where }: { incident: IncidentDetail; where: string }) =>
  meterId === null ? (
    where
  ) : (
    <Link to="/edit/meter/$id" params={{ id: String(meterId) }}>
      {where}
    </Link>
  );

const Cost = ({ incident: { cost, priceUnit } }: { incident: IncidentDetail }) => {
  const { say, formats } = useTexts();
  if (cost === null) return null;
  const amount = formats.money(cost.amount, priceUnit);
  return (
    <section className={styles.part}>
      <h2>{say('alert.cost')}</h2>
      <p>{say(cost.per === 'day' ? 'alert.costOfDay' : 'alert.costOfIncident', { amount })}</p>
    </section>
  );
};
