import { Link } from '@tanstack/react-router';
import { Page } from '../frame/Page.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { buttonClass } from '../ui/Button.tsx';
import { EmptyState } from '../ui/Notice.tsx';

export const NotFoundScreen = () => {
  const { say } = useTexts();
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
