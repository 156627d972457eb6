import type { AuditUnmeasured } from '@ohmstead/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { newestDays } from '../../../../causes/cause-dates.ts';
import { useToday } from '../../../../model/dates/use-today.ts';
import { useTexts } from '../../../../texts/use-texts.ts';
import { isWhole } from '../../../../ui/coverage-text.ts';
import { EmptyState } from '../../../../ui/Notice.tsx';
import { QueryState } from '../../../../ui/QueryState.tsx';
import { auditQuery } from '../queries.ts';
import { UnmeasuredCard } from './UnmeasuredCard.tsx';

type MeasuredProps = {
  unmeasured: AuditUnmeasured;
  zone: string;
  /** The list has no entries. */
  isEmpty: boolean;
};

/** What is not measured of the days; nothing is called usual that holds estimates or gaps. */
export const Measured = ({ unmeasured, zone, isEmpty }: MeasuredProps) => {
  const { say } = useTexts();
  if (!isWhole(unmeasured.coverage)) return <UnmeasuredCard unmeasured={unmeasured} zone={zone} />;
  return isEmpty && <EmptyState icon="check" title={say('audit.none')} />;
};

/** A list of all days says nothing of their time: the newest are asked for. */
export const NewestMeasured = ({ meterId, zone }: { meterId: number; zone: string }) => {
  const newest = useInfiniteQuery(auditQuery(meterId, { dates: newestDays(useToday(zone)) }));
  return (
    <QueryState query={newest} blocks={[160]} nested>
      {({ pages: [page] }) =>
        page?.unmeasured && <Measured unmeasured={page.unmeasured} zone={zone} isEmpty />
      }
    </QueryState>
  );
};
