import type { ListedAccount } from '@ohmstead/contract';
import { useTexts } from '../../../texts/use-texts.ts';
import { RowLink } from '../list/RowLink.tsx';
import type { Column } from '../list/RowList.tsx';
import { When } from '../page/When.tsx';
import { AccountState } from './AccountState.tsx';
import { kindNames } from './account-words.ts';

type Columns = { head: Column<ListedAccount>; columns: readonly Column<ListedAccount>[] };

export const useUserColumns = (): Columns => {
  const { say, formats } = useTexts();
  const count = (value: number) => formats.number(value, 0);
  return {
    head: {
      key: 'username',
      label: say('admin.users.username'),
      cell: ({ id, username, kind }) => (
        <RowLink to="/admin/users/$id" params={{ id: String(id) }}>
          {kind === 'user' ? username : `${username} (${say(kindNames[kind])})`}
        </RowLink>
      ),
    },
    columns: [
      { key: 'name', isFree: true, label: say('admin.users.fullName'), cell: ({ fullName }) => fullName },
      {
        key: 'email',
        isFree: true,
        label: say('admin.users.email'),
        cell: ({ email }) => email ?? say('admin.users.noEmail'),
      },
      { key: 'state', label: say('admin.users.state'), cell: ({ state }) => <AccountState state={state} /> },
      {
        key: 'created',
        isMinor: true,
        label: say('admin.users.created'),
        cell: ({ createdAt }) => <When at={createdAt} />,
      },
      { key: 'used', label: say('admin.users.lastUsed'), cell: ({ lastUsedAt }) => <When at={lastUsedAt} /> },
      {
        key: 'sites',
        label: say('admin.users.sites'),
        isNumber: true,
        cell: ({ siteCount }) => count(siteCount),
      },
      {
        key: 'meters',
        label: say('admin.users.meters'),
        isNumber: true,
        cell: ({ meterCount }) => count(meterCount),
      },
    ],
  };
};
