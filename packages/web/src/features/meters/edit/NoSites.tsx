import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';

/** A meter needs a site first. */
export const NoSites = () => {
  const { say } = useTexts();
  return (
    <EmptyState icon="sites" title={say('sites.emptyTitle')} text={say('overview.emptyText')}>
      <Link to="/edit/place/$id" params={{ id: '0' }} className={buttonClass('primary')}>
        {say('sites.add')}
      </Link>
    </EmptyState>
  );
};
