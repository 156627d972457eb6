import { Link } from '@tanstack/react-router';
import { useTexts } from '../texts/use-texts.ts';
import { buttonClass } from '../ui/Button.tsx';
import { EmptyState } from '../ui/Notice.tsx';

/** A viewer followed a link to bills or tariffs the owner keeps private; this shows what they may see instead. */
export const PricesPrivate = ({ siteId }: { siteId: number }) => {
  const { say } = useTexts();
  return (
    <EmptyState
      icon="eyeOff"
      title={say('siteDetail.pricesPrivate')}
      text={say('siteDetail.pricesPrivateText')}
    >
      <Link to="/site/$id" params={{ id: String(siteId) }} className={buttonClass('primary')}>
        {say('report.toSite')}
      </Link>
    </EmptyState>
  );
};
