import { Link } from '@tanstack/react-router';
import { Page } from '../../frame/Page.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Notice.tsx';

/** There is no such site, or it is somebody else's: the server does not say which, and neither does this page. */
export const SiteSettingsMissing = () => {
  const { say } = useTexts();
  return (
    <Page title={say('places.title')} back narrow>
      <EmptyState icon="sites" title={say('place.missing')}>
        <Link to="/edit/placelist" className={buttonClass('primary')}>
          {say('places.title')}
        </Link>
      </EmptyState>
    </Page>
  );
};
