import type { CSSProperties } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Amount } from '../../Amount.tsx';
import { classNames } from '../../class-names.ts';
import colours from '../energy-colours.module.css';
import styles from './PhaseBars.module.css';
import type { PhaseBar } from './phase-bars.ts';

/** Phases A, B and C side by side, each bar measured by the strongest. */
export const PhaseBars = ({ bars }: { bars: readonly PhaseBar[] }) => {
  const { say } = useTexts();
  return (
    <ul className={styles.bars}>
      {bars.map((bar) => (
        <li key={bar.phase} className={styles.phase}>
          <span aria-hidden="true">{bar.phase}</span>
          <span className="hidden-visually">{say('site.phase', { phase: bar.phase })}</span>
          <span
            className={classNames(styles.bar, colours[bar.role])}
            // Custom properties are not in React's type.
            style={{ '--share': bar.share } as CSSProperties}
            aria-hidden="true"
          />
          <span className={styles.value}>
            <Amount value={bar.powerW} unit="W" />
          </span>
          {bar.voltageV !== undefined && (
            <span className={styles.value}>
              <Amount value={bar.voltageV} unit="V" digits={1} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
};
