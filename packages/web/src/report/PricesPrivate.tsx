import { Link } from '@tanstack/react-router';
import { useTexts } from '../texts/use-texts.ts';
import { buttonClass } from '../ui/Button.tsx';
import { EmptyState } from '../ui/Notice.tsx';

/** To a viewer who followed a link to bills or tariffs the owner keeps: what may be seen instead. */
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
