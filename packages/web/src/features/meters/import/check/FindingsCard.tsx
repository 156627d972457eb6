import type { ImportOutcome, ImportOverlap } from '@ohmstead/contract';
import { lazy, Suspense, useId } from 'react';
import { useTexts } from '../../../../texts/use-texts.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import type { MappingDraft } from '../draft/mapping-draft.ts';
import styles from '../parts/Import.module.css';
import { SendingProblem } from '../parts/SendingProblem.tsx';
import { StepCard } from '../parts/StepCard.tsx';
import { DoubtList } from './DoubtList.tsx';
import { OutcomeCounts } from './OutcomeCounts.tsx';
import { OverlapChoice } from './OverlapChoice.tsx';

const MonthsChart = lazy(async () => ({ default: (await import('./MonthsChart.tsx')).MonthsChart }));

type FindingsCardProps = {
  outcome: ImportOutcome;
  zone: string;
  draft: MappingDraft | null;
  confirmed: boolean;
  isDoubtful: boolean;
  overlap: ImportOverlap;
  /** The numbers are those of this choice. */
  isCounted: boolean;
  /** Nothing stands against the import. */
  ready: boolean;
  error: Error | null;
  onMend: (draft: MappingDraft) => void;
  onConfirm: (confirmed: boolean) => void;
  onOverlap: (overlap: ImportOverlap) => void;
  onCheck: () => void;
  onImport: () => void;
};

/** What the check found: what stops the import, what it would bring, and what is already there. */
export const FindingsCard = (props: FindingsCardProps) => {
  const { say } = useTexts();
  const id = useId();
  const { outcome, zone, ready, isDoubtful, isCounted, onCheck, onImport } = props;
  return (
    <StepCard title={say('import.wouldBring')} isCurrent>
      {isCounted && <OutcomeCounts outcome={outcome} zone={zone} />}
      {isDoubtful && <DoubtList doubts={outcome.doubts} rows={outcome.rows} {...props} />}
      {outcome.months.length > 0 && (
        <Suspense fallback={<Skeleton blocks={['chart']} />}>
          <MonthsChart months={outcome.months} />
        </Suspense>
      )}
      {outcome.overlap && (
        <OverlapChoice
          found={outcome.overlap}
          holds={outcome.holds}
          zone={zone}
          overlap={props.overlap}
          onChange={props.onOverlap}
        />
      )}
      <SendingProblem error={props.error} />
      {!ready && (
        <p id={id} className={styles.muted}>
          {say('import.decideFirst')}
        </p>
      )}
      <div className={styles.actions}>
        {!isCounted && <Button onClick={onCheck}>{say('import.check')}</Button>}
        <Button look="primary" held={!ready} aria-describedby={ready ? undefined : id} onClick={onImport}>
          {say('import.start')}
        </Button>
      </div>
    </StepCard>
  );
};
