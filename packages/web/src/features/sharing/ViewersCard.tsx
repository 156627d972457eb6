import type { Site } from '../../model/site/site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Card } from '../../ui/Card.tsx';
import { Hint } from '../../ui/Hint.tsx';
import { InvitedRow } from './InvitedRow.tsx';
import { InviteForm } from './InviteForm.tsx';
import type { Invited, Viewer } from './queries.ts';
import styles from './sharing.module.css';
import { ViewerRow } from './ViewerRow.tsx';

type ViewersCardProps = {
  site: Site;
  viewers: readonly Viewer[];
  invited: readonly Invited[];
  /** The demo’s visitors look only. */
  locked: boolean;
};

export const ViewersCard = ({ site, viewers, invited, locked }: ViewersCardProps) => {
  const { say } = useTexts();
  return (
    <Card title={say('sharing.people')}>
      <div className={styles.parts}>
        <Hint>{say('sharing.peopleHint', { site: site.name })}</Hint>
        {viewers.length === 0 && <p>{say('sharing.nobody')}</p>}
        {viewers.length + invited.length > 0 && (
          <ul className={styles.viewers}>
            {viewers.map((viewer) => (
              <ViewerRow key={viewer.username} site={site} viewer={viewer} />
            ))}
            {invited.map((person) => (
              <InvitedRow key={person.username} site={site} invited={person} />
            ))}
          </ul>
        )}
        {!locked && <InviteForm siteId={site.id} />}
      </div>
    </Card>
  );
};
