import type { calls } from '@ohmstead/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { output } from 'zod/mini';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { coverageText } from '../../../ui/coverage-text.ts';
import { QueryState } from '../../../ui/QueryState.tsx';
import { auditRow } from '../audit/audit-row.ts';
import { auditQuery } from '../audit/queries.ts';
import { CauseEntry } from './CauseEntry.tsx';
import styles from './Causes.module.css';
import { causeGroups } from './cause-groups.ts';
import type { AskedDays } from './queries.ts';

export type CausingMeter = output<typeof calls.audit.causes.output>['meters'][number];

/** The rest of its entries stand in its audit list. */
const shownEntries = 5;

type MeterCausesProps = { meter: CausingMeter; days: AskedDays; zone: string };

/** What the figures of a meter rest on, and its entries. */
export const MeterCauses = ({ meter, days, zone }: MeterCausesProps) => {
  const texts = useTexts();
  const { say, formats } = texts;
  return (
    <Card title={meter.name}>
      <p>{coverageText(meter.coverage, texts)}</p>
      {meter.items > 0 && <Entries meter={meter} days={days} zone={zone} />}
      <p>
        <Link
          to="/edit/meter/$id/audit"
          params={{ id: String(meter.id) }}
          search={days}
          className={styles.onward}
        >
          {say('causes.toList', { entries: formats.number(meter.items, 0) })}
        </Link>
      </p>
    </Card>
  );
};

const Entries = ({ meter, days, zone }: MeterCausesProps) => {
  const entries = useInfiniteQuery(auditQuery(meter.id, { dates: days }));
  return (
    <QueryState query={entries} blocks={[64]} nested>
      {({ pages: [newest] }) => (
        <ul className={styles.entries}>
          {causeGroups((newest?.items ?? []).map(auditRow), newest?.hasMore ?? false)
            .slice(0, shownEntries)
            .map((group) => (
              <li key={group.key}>
                <CauseEntry group={group} zone={zone} currency={newest?.currency ?? null} />
              </li>
            ))}
        </ul>
      )}
    </QueryState>
  );
};
