import { Link } from '@tanstack/react-router';
import { Page } from '../../frame/Page.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Notice.tsx';

export const SharingMissing = () => {
  const { say } = useTexts();
  return (
    <Page title={say('sharing.title')} back narrow>
      <EmptyState icon="sites" title={say('sharing.missing')}>
        <Link to="/edit/placelist" className={buttonClass('primary')}>
          {say('settings.sites')}
        </Link>
      </EmptyState>
    </Page>
  );
};
