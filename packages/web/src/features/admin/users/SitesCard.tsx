import type { AccountDetail } from '@ohmstead/contract';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { Fact, Facts } from '../../../ui/Facts.tsx';
import styles from '../page/page.module.css';

export const SitesCard = ({ sites }: { sites: AccountDetail['sites'] }) => {
  const { say } = useTexts();
  return (
    <Card title={say('admin.users.sites')}>
      {sites.length === 0 && <p className={styles.muted}>{say('admin.users.noSites')}</p>}
      <Facts>
        {sites.map(({ id, name, meterCount }) => (
          <Fact key={id} label={name}>
            {say('admin.users.meterCount', { count: meterCount })}
          </Fact>
        ))}
      </Facts>
    </Card>
  );
};
