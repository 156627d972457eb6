import { Link } from '@tanstack/react-router';
import type { Site } from '../../model/site/site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { CopyField } from '../../ui/CopyField.tsx';
import { Hint } from '../../ui/Hint.tsx';
import { LastDayForm } from './LastDayForm.tsx';
import { PagePasswordForm } from './PagePasswordForm.tsx';
import type { PublicLink } from './queries.ts';
import { RenewAddress } from './RenewAddress.tsx';
import styles from './sharing.module.css';
import { useSaveLink } from './use-sharing-changes.ts';

type PublicPageCardProps = {
  site: Site;
  link: PublicLink;
  /** The demo’s visitors look only. */
  locked: boolean;
};

export const PublicPageCard = ({ site, link, locked }: PublicPageCardProps) => {
  const { say } = useTexts();
  const save = useSaveLink(site.id);
  return (
    <Card title={say('sharing.page')}>
      <div className={styles.parts}>
        <Hint>{say('sharing.pageHint')}</Hint>
        <Checkbox
          label={say('sharing.public')}
          disabled={locked}
          checked={save.isPending ? save.variables.public : link.public}
          onChange={({ target }) => save.mutate({ public: target.checked })}
        />
        {link.public && (
          <>
            <CopyField label={say('sharing.address')} value={link.address} />
            <div className={styles.actions}>
              <Link to="/public/site/$key" params={{ key: link.key }} className={buttonClass('secondary')}>
                {say('sharing.open')}
              </Link>
              {!locked && <RenewAddress siteId={site.id} />}
            </div>
            {!locked && <PagePasswordForm siteId={site.id} link={link} />}
            {!locked && <LastDayForm key={link.lastDay} siteId={site.id} link={link} />}
          </>
        )}
      </div>
    </Card>
  );
};
