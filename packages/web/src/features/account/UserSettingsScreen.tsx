import { useQuery } from '@tanstack/react-query';
import { Page } from '../../frame/Page.tsx';
import { useIsDemo } from '../../frame/use-is-demo.ts';
import { settingQuery } from '../../model/account/setting.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { QueryState } from '../../ui/QueryState.tsx';
import { TryReportCard } from './auto-send/TryReportCard.tsx';
import { DeletionCard } from './DeletionCard.tsx';
import { DownloadCard } from './DownloadCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { UserSettingsForm } from './UserSettingsForm.tsx';
import styles from './whole-account.module.css';

export const UserSettingsScreen = () => {
  const { say } = useTexts();
  const setting = useQuery(settingQuery);
  const isDemo = useIsDemo();
  return (
    <Page title={say('user.title')} back narrow>
      <QueryState query={setting} blocks={[340, 140]}>
        {(data) => (
          <>
            <UserSettingsForm setting={data} isDemo={isDemo} />
            <div className={styles.parts}>
              <TryReportCard canSend={!isDemo} />
              {!isDemo && (
                <>
                  <SessionsCard />
                  <DownloadCard />
                  <DeletionCard deleteAt={data.deleteAt} />
                </>
              )}
            </div>
          </>
        )}
      </QueryState>
    </Page>
  );
};
