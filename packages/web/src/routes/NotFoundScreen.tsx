import { Link } from '@tanstack/react-router';
import { Page } from '../frame/Page.tsx';
import { useSay } from '../texts/use-say.ts';
import { buttonClass } from '../ui/Button.tsx';
import { EmptyState } from '../ui/Notice.tsx';

export const NotFoundScreen = () => {
  const say = useSay();
  return (
    <Page title={say('notFound.title')} narrow>
      <EmptyState title={say('notFound.text')}>
        <Link to="/main" className={buttonClass('primary')}>
          {say('notFound.action')}
        </Link>
      </EmptyState>
    </Page>
  );
};
