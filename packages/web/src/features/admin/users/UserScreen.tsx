import { type AccountDetail, calls } from '@ohmstead/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import { AdminDetail } from '../page/AdminDetail.tsx';
import { AdminPage } from '../page/AdminPage.tsx';
import { adminQuery } from '../page/admin-query.ts';
import styles from '../page/page.module.css';
import { SessionsCard } from './SessionsCard.tsx';
import { SitesCard } from './SitesCard.tsx';
import { UserAccess } from './UserAccess.tsx';
import { UserFacts } from './UserFacts.tsx';

export const UserScreen = () => {
  const { say } = useTexts();
  const { id } = useParams({ from: '/account/admin/users/$id' });
  const account = useQuery(adminQuery(calls.admin.user, { params: { id: Number(id) } }));
  return (
    <AdminPage title={account.data?.username ?? say('admin.users.one')}>
      <AdminDetail query={account}>{(data) => <User account={data} />}</AdminDetail>
    </AdminPage>
  );
};

const User = ({ account }: { account: AccountDetail }) => (
  <div className={styles.columns}>
    <UserFacts account={account} />
    <UserAccess account={account} />
    <SessionsCard account={account} />
    <SitesCard sites={account.sites} />
  </div>
);
