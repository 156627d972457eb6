import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useSay } from '../texts/use-say.ts';
import { ErrorState } from '../ui/Notice.tsx';
import { ChunkLate } from './lazy-screen.ts';
import styles from './routes.module.css';

/** A page's own code that did not come, or a page that broke. */
export const RouteFailure = ({ error, reset }: ErrorComponentProps) => {
  const say = useSay();
  const router = useRouter();
  const retry = () => {
    if (isChunkFailure(error)) return window.location.reload();
    reset();
    void router.invalidate();
  };
  return (
    <div className={styles.pending}>
      <ErrorState text={say(isChunkFailure(error) ? 'failure.chunk' : 'failure.screen')} onRetry={retry} />
    </div>
  );
};

/** Each browser has words of its own for a module that could not be fetched. */
const isChunkFailure = (error: unknown): boolean =>
  error instanceof ChunkLate ||
  (error instanceof Error &&
    /dynamically imported module|importing a module script failed|preload/i.test(error.message));
