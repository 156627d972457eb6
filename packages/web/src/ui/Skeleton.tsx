import { useEffect, useState } from 'react';
import { useSay } from '../texts/use-say.ts';
import { Button } from './Button.tsx';
import { classNames } from './class-names.ts';
import styles from './Skeleton.module.css';

const calmMs = 150;
const longMs = 5000;

/** What will stand here: a height in px, or a chart with its readout and summary. */
export type Block = number | 'chart';

type SkeletonProps = {
  blocks?: readonly Block[];
  onRetry?: () => void;
};

/** The place of what is loading: nothing at first, a layout soon, a way out when it takes long. */
export const Skeleton = ({ blocks = [160, 160], onRetry }: SkeletonProps) => {
  const say = useSay();
  const shown = usePassed(calmMs);
  const long = usePassed(longMs);
  return (
    <div className={styles.skeleton} aria-busy="true">
      <span className="hidden-visually" role="status">
        {shown ? say('state.loading') : ''}
      </span>
      {blocks.map((height, place) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks are alike and never move.
          key={place}
          className={classNames(shown && styles.block, height === 'chart' && styles.chart)}
          style={height === 'chart' ? undefined : { height }}
        />
      ))}
      {long && (
        <p className={styles.long}>
          {say('state.stillLoading')}
          {onRetry && <Button onClick={onRetry}>{say('action.retry')}</Button>}
        </p>
      )}
    </div>
  );
};

const usePassed = (ms: number): boolean => {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return passed;
};
