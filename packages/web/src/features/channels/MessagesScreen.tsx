import { useQuery } from '@tanstack/react-query';
import { Page } from '../../frame/Page.tsx';
import { useIsDemo } from '../../frame/use-is-demo.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { QueryState } from '../../ui/QueryState.tsx';
import { ChannelsCard } from './ChannelsCard.tsx';
import styles from './channels.module.css';
import { MessagesCard } from './MessagesCard.tsx';
import { QuietHoursCard } from './QuietHoursCard.tsx';
import { channelsQuery } from './queries.ts';

/** How and when the person hears of incidents outside of the app, and what was sent. */
export const MessagesScreen = () => {
  const { say } = useTexts();
  const channels = useQuery(channelsQuery);
  const isDemo = useIsDemo();
  return (
    <Page title={say('channels.title')} back narrow>
      <QueryState query={channels} blocks={[48, 320, 160, 200]}>
        {(data) => (
          <div className={styles.screen}>
            <p className={styles.intro}>{say('channels.intro')}</p>
            <ChannelsCard data={data} isDemo={isDemo} />
            <QuietHoursCard quietHours={data.quietHours} isDemo={isDemo} />
            <MessagesCard />
          </div>
        )}
      </QueryState>
    </Page>
  );
};
