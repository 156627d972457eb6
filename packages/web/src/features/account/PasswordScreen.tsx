import { Page } from '../../frame/Page.tsx';
import { useIsDemo } from '../../frame/use-is-demo.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { PasswordChange } from './PasswordChange.tsx';

export const PasswordScreen = () => {
  const { say } = useTexts();
  const isDemo = useIsDemo();
  return (
    <Page title={say('password.title')} back narrow>
      {isDemo ? (
        <EmptyState icon="key" title={say('password.demo')} />
      ) : (
        <Card>
          <PasswordChange />
        </Card>
      )}
    </Page>
  );
};
