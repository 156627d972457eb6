import type { SupposedDecision } from '@ohmstead/contract';
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../../../api/api-error.ts';
import { textOfFailure } from '../../../../api/reaction.ts';
import { useTexts } from '../../../../texts/use-texts.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Problem } from '../../../../ui/Problem.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { previewQuery } from '../queries.ts';
import styles from './Consequences.module.css';
import { PreviewRows } from './PreviewRows.tsx';
import { changesNothing } from './preview-rows.ts';

type ConsequencesProps = {
  meterId: number;
  /** What is thought of; null as long as nothing is chosen. */
  body: SupposedDecision | null;
};

/** What a decision would change, before it is taken. It has its room from the start, so that no button moves. */
export const Consequences = ({ meterId, body }: ConsequencesProps) => {
  const { say } = useTexts();
  return (
    <section className={styles.consequences} aria-live="polite" aria-label={say('audit.preview.title')}>
      <h3>{say('audit.preview.title')}</h3>
      {body === null ? (
        <p className={styles.muted}>{say('audit.preview.choose')}</p>
      ) : (
        <Known meterId={meterId} body={body} />
      )}
    </section>
  );
};

const Known = ({ meterId, body }: { meterId: number; body: SupposedDecision }) => {
  const { say, formats } = useTexts();
  const { data, error, refetch } = useQuery(previewQuery(meterId, body));
  const retry = () => void refetch();
  if (data) {
    return (
      <>
        <PreviewRows preview={data} />
        {changesNothing(data) && <p className={styles.muted}>{say('audit.preview.nothing')}</p>}
        {data.changedDays > 1 && (
          <p className={styles.muted}>
            {say('audit.preview.days', { days: formats.number(data.changedDays, 0) })}
          </p>
        )}
        {data.isPartial && <p className={styles.partial}>{say('audit.preview.partial')}</p>}
      </>
    );
  }
  if (!error) return <Skeleton blocks={[28, 28, 28]} onRetry={retry} />;
  return (
    <>
      <Problem>{textOfFailure(failureOf(error), say)}</Problem>
      <div>
        <Button icon="refresh" onClick={retry}>
          {say('action.retry')}
        </Button>
      </div>
    </>
  );
};
