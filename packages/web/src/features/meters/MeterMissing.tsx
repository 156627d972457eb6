import { Link } from '@tanstack/react-router';
import { Page } from '../../frame/Page.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Notice.tsx';

/** There is no such meter, or it is somebody else's: the server does not say which, and neither does this page. */
export const MeterMissing = () => {
  const { say } = useTexts();
  return (
    <Page title={say('overview.meter')} back narrow>
      <EmptyState icon="meter" title={say('meter.missing')}>
        <Link to="/edit/meterlist" className={buttonClass('primary')}>
          {say('meter.toList')}
        </Link>
      </EmptyState>
    </Page>
  );
};
