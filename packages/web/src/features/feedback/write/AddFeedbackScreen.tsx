import { useQuery } from '@tanstack/react-query';
import { Page } from '../../../frame/Page.tsx';
import { useIsDemo } from '../../../frame/use-is-demo.ts';
import { settingQuery } from '../../../model/account/setting.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { EmptyState } from '../../../ui/Notice.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { NewFeedback } from './NewFeedback.tsx';

export const AddFeedbackScreen = () => {
  const { say } = useTexts();
  const setting = useQuery(settingQuery);
  const isDemo = useIsDemo();
  return (
    <Page title={say('feedback.new')} back narrow>
      <QueryState query={setting} blocks={[120, 340, 120]}>
        {({ username, email }) =>
          isDemo ? (
            <EmptyState icon="chat" title={say('error.demo_read_only')} />
          ) : (
            <NewFeedback username={username} email={email ?? ''} />
          )
        }
      </QueryState>
    </Page>
  );
};
