import { useQuery } from '@tanstack/react-query';
import { Page } from '../../frame/Page.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { EmptyState } from '../../ui/Notice.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { rejudgedQuery } from './queries.ts';
import { RejudgedCard } from './RejudgedCard.tsx';
import styles from './rejudged.module.css';

/** Months and bills that changed when stored counts were judged anew. */
export const RejudgedScreen = () => {
  const { say } = useTexts();
  const rejudged = useQuery(rejudgedQuery);
  return (
    <Page title={say('rejudged.title')} back>
      <QueryState query={rejudged} blocks={[48, 320]}>
        {(sites) =>
          sites.length === 0 ? (
            <EmptyState icon="check" title={say('rejudged.none')} text={say('rejudged.noneHint')} />
          ) : (
            <div className={styles.page}>
              <p>{say('rejudged.intro')}</p>
              {sites.map((one) => (
                <RejudgedCard key={one.id} rejudged={one} />
              ))}
            </div>
          )
        }
      </QueryState>
    </Page>
  );
};
