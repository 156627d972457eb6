import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import { Fact, Facts } from '../../../ui/Facts.tsx';
import { When } from '../page/When.tsx';
import type { Claimant } from './contested.ts';

export const ClaimantFacts = ({ claimant }: { claimant: Claimant }) => {
  const { say } = useTexts();
  return (
    <Facts>
      <Fact label={say('admin.users.username')}>
        <Link to="/admin/users/$id" params={{ id: String(claimant.accountId) }}>
          {claimant.username}
        </Link>
      </Fact>
      <Fact label={say('admin.meters.site')}>{claimant.siteName}</Fact>
      <Fact label={say('admin.meters.added')}>
        <When at={claimant.addedAt} />
      </Fact>
      <Fact label={say('admin.meters.proofBegun')}>
        {claimant.proofBegunAt === null ? say('admin.meters.notYet') : <When at={claimant.proofBegunAt} />}
      </Fact>
      <Fact label={say('admin.meters.lastReading')}>
        {claimant.lastUpdate === null ? say('admin.meters.never') : <When at={claimant.lastUpdate} />}
      </Fact>
    </Facts>
  );
};
