import { Link } from '@tanstack/react-router';
import { Page } from '../../../frame/Page.tsx';
import { useTexts } from '../../../texts/use-texts.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';

/** No such site, or somebody else's: the server does not say which, and neither do we. */
export const SiteMissing = () => {
  const { say } = useTexts();
  return (
    <Page title={say('sites.name')} back narrow>
      <EmptyState icon="sites" title={say('site.missing')}>
        <Link to="/main" className={buttonClass('primary')}>
          {say('notFound.action')}
        </Link>
      </EmptyState>
    </Page>
  );
};
