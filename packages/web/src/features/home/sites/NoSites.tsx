import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { appConfigQuery } from '../../../frame/app-config.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';

export const NoSites = () => {
  const { say } = useTexts();
  const { data: config } = useQuery(appConfigQuery);
  return (
    <EmptyState icon="sites" title={say('sites.emptyTitle')} text={say('sites.emptyText')}>
      <Link to="/edit/place/$id" params={{ id: '0' }} className={buttonClass('primary')}>
        {say('sites.add')}
      </Link>
      {config?.demo && (
        <Link to="/login/$auto" params={{ auto: 'true' }} className={buttonClass('secondary')}>
          {say('login.demo')}
        </Link>
      )}
    </EmptyState>
  );
};
