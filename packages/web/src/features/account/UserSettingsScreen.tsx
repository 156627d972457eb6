import { useQuery } from '@tanstack/react-query';
import { Page } from '../../frame/Page.tsx';
import { useIsDemo } from '../../frame/use-is-demo.ts';
import { settingQuery } from '../../model/account/setting.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { QueryState } from '../../ui/QueryState.tsx';
import { UserSettingsForm } from './UserSettingsForm.tsx';

export const UserSettingsScreen = () => {
  const { say } = useTexts();
  const setting = useQuery(settingQuery);
  const isDemo = useIsDemo();
  return (
    <Page title={say('user.title')} back narrow>
      <QueryState query={setting} blocks={[340, 140]}>
        {(data) => <UserSettingsForm setting={data} isDemo={isDemo} />}
      </QueryState>
    </Page>
  );
};
