import { localDay } from '@ohmstead/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import styles from './PowerCheck.module.css';
import { PowerDifferenceEntry } from './PowerDifferenceEntry.tsx';
import { powerCheckQuery } from './queries.ts';

type PowerCheckListProps = { meterId: number; zone: string };

/** Days whose counted energy is not what the power adds up to. */
export const PowerCheckList = ({ meterId, zone }: PowerCheckListProps) => {
  const { say, formats } = useTexts();
  const checked = useInfiniteQuery(powerCheckQuery(meterId));
  return (
    <>
      <p className={styles.muted}>{say('powerCheck.text')}</p>
      <QueryState query={checked} blocks={[24, 160, 160]} nested>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          const since = pages.at(-1)?.fromDate ?? pages.at(-2)?.fromDate;
          const days = pages.reduce((sum, { comparedDays }) => sum + comparedDays, 0);
          return (
            <>
              {since && (
                <p role="status">
                  {say('powerCheck.compared', {
                    date: formats.date(localDay(zone, since).fromMs, zone),
                    days: formats.number(days, 0),
                  })}
                </p>
              )}
              {items.length === 0 && days > 0 && <EmptyState icon="check" title={say('powerCheck.none')} />}
              <ul className={styles.entries}>
                {items.map((item) => (
                  <li key={`${item.date} ${item.direction}`}>
                    <PowerDifferenceEntry meterId={meterId} item={item} zone={zone} />
                  </li>
                ))}
              </ul>
              {checked.hasNextPage && (
                <Button busy={checked.isFetchingNextPage} onClick={() => void checked.fetchNextPage()}>
                  {say('powerCheck.earlier')}
                </Button>
              )}
            </>
          );
        }}
      </QueryState>
    </>
  );
};
