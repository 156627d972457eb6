import type { Quarantined } from '@ohmstead/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import styles from './Audit.module.css';
import { MoreButton } from './MoreButton.tsx';
import { QuarantineEntry } from './QuarantineEntry.tsx';
import { quarantineQuery } from './queries.ts';
import { type SettledAs, useSettle } from './use-decisions.ts';

type QuarantineListProps = { meterId: number; zone: string; edits: boolean };

/** Readings kept apart because their device's clock was far off. */
export const QuarantineList = ({ meterId, zone, edits }: QuarantineListProps) => {
  const { say, formats } = useTexts();
  const readings = useInfiniteQuery(quarantineQuery(meterId));
  const settle = useSettle(meterId);
  const [asked, setAsked] = useState<Quarantined | null>(null);
  const end = ({ id }: Quarantined, as: SettledAs) => settle.mutate({ readingId: id, as });
  const confirm = () => {
    if (asked) end(asked, 'discarded');
    setAsked(null);
  };
  return (
    <>
      <p className={styles.muted}>{say('quarantine.text')}</p>
      <QueryState query={readings} blocks={[160, 160]} nested>
        {({ pages }) => (
          <>
            {pages[0]?.items.length === 0 && <EmptyState icon="check" title={say('quarantine.none')} />}
            <ul className={styles.entries}>
              {pages
                .flatMap(({ items }) => items)
                .map((reading) => (
                  <li key={reading.id}>
                    <QuarantineEntry
                      reading={reading}
                      zone={zone}
                      edits={edits}
                      busy={settle.isPending && settle.variables.readingId === reading.id}
                      onSettle={(as) => (as === 'discarded' ? setAsked(reading) : end(reading, as))}
                    />
                  </li>
                ))}
            </ul>
            <MoreButton query={readings} />
          </>
        )}
      </QueryState>
      <ConfirmDialog
        open={asked !== null}
        question={say('quarantine.discardQuestion')}
        text={
          asked
            ? say('quarantine.discardText', { time: formats.dateTime(Date.parse(asked.arrivedAt), zone) })
            : ''
        }
        confirmLabel={say('quarantine.discard')}
        onConfirm={confirm}
        onCancel={() => setAsked(null)}
      />
    </>
  );
};
