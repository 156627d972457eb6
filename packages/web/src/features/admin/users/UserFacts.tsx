import type { AccountDetail } from '@ohmstead/contract';
import { writtenLanguages } from '@ohmstead/i18n';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { Fact, Facts } from '../../../ui/Facts.tsx';
import { bytesText } from '../page/bytes-text.ts';
import { When } from '../page/When.tsx';
import { AccountState } from './AccountState.tsx';
import { kindNames } from './account-words.ts';

export const UserFacts = ({ account }: { account: AccountDetail }) => {
  const { say, lang } = useTexts();
  return (
    <Card title={account.fullName}>
      <Facts>
        <Fact label={say('admin.users.username')}>{account.username}</Fact>
        <Fact label={say('admin.users.kind')}>{say(kindNames[account.kind])}</Fact>
        <Fact label={say('admin.users.state')}>
          <AccountState state={account.state} />
        </Fact>
        {account.deleteAt !== null && (
          <Fact label={say('admin.users.deleteAt')}>
            <When at={account.deleteAt} />
          </Fact>
        )}
        <Fact label={say('admin.users.email')}>
          <Email email={account.email} isConfirmed={account.emailConfirmed} />
        </Fact>
        <Fact label={say('admin.users.telephone')}>{account.telephone}</Fact>
        <Fact label={say('admin.users.language')}>{languageName(account.lang)}</Fact>
        <Fact label={say('admin.users.zone')}>{account.timeZone}</Fact>
        <Fact label={say('admin.users.created')}>
          <When at={account.createdAt} />
        </Fact>
        <Fact label={say('admin.users.lastUsed')}>
          <When at={account.lastUsedAt} />
        </Fact>
        <Fact label={say('admin.users.stored')}>{bytesText(account.storedBytes, lang)}</Fact>
      </Facts>
    </Card>
  );
};

const Email = ({ email, isConfirmed }: { email: string | null; isConfirmed: boolean }) => {
  const { say } = useTexts();
  if (email === null) return say('admin.users.noEmail');
  return (
    <>
      {email}
      <br />
      {say(isConfirmed ? 'admin.users.confirmed' : 'admin.users.unconfirmed')}
    </>
  );
};

const languageName = (code: string): string =>
  writtenLanguages.find((language) => language.code === code)?.name ?? code;
