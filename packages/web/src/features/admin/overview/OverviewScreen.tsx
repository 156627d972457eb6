import type { ServerHealth } from '@ohmstead/contract';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../texts/use-texts.ts';
import { QueryState } from '../../../ui/QueryState.tsx';
import { UpdatedAgo } from '../../../ui/UpdatedAgo.tsx';
import { AdminPage } from '../page/AdminPage.tsx';
import { DatabaseCard, IngestCard, MailCard, PeopleCard, ProgramCard } from './HealthCards.tsx';
import { JobsCard } from './JobsCard.tsx';
import styles from './Overview.module.css';
import { healthQuery } from './queries.ts';
import { Warnings } from './Warnings.tsx';

export const OverviewScreen = () => {
  const { say } = useTexts();
  const health = useQuery(healthQuery);
  return (
    <AdminPage
      title={say('admin.title')}
      isOverview
      note={health.data && <UpdatedAgo atMs={health.dataUpdatedAt} late={health.isError} />}
    >
      <QueryState query={health} blocks={[80, 160, 160, 240]}>
        {(data) => <Health health={data} />}
      </QueryState>
    </AdminPage>
  );
};

const Health = ({ health }: { health: ServerHealth }) => (
  <>
    <Warnings health={health} />
    <div className={styles.cards}>
      <IngestCard health={health} />
      <PeopleCard health={health} />
      <MailCard health={health} />
      <DatabaseCard health={health} />
      <ProgramCard health={health} />
    </div>
    <JobsCard jobs={health.jobs} />
  </>
);
