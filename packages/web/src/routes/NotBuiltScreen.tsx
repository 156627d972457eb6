import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { Page } from '../frame/Page.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/Notice.tsx';

/** A page of the specification that comes with a later version. */
export const NotBuiltScreen = () => {
  const { say } = useTexts();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const leave = () => (canGoBack ? router.history.back() : router.navigate({ to: '/main', replace: true }));
  return (
    <Page title={say('notBuilt.title')} back narrow>
      <EmptyState icon="meter" title={say('notBuilt.text')}>
        <Button look="primary" onClick={leave}>
          {say('notBuilt.back')}
        </Button>
      </EmptyState>
    </Page>
  );
};
