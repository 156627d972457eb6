import type { CSSProperties } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './SelfUse.module.css';

type SelfUseProps = { rate: number; energyKwh: number | null; selfSufficiency: number | null };

export const SelfUse = ({ rate, energyKwh, selfSufficiency }: SelfUseProps) => {
  const { say, formats } = useTexts();
  // Custom properties are not in React's type.
  const filled = { '--share': rate } as CSSProperties;
  return (
    <div className={styles.selfUse}>
      <p className={styles.head}>
        <span>{say('site.selfUse')}</span>
        <strong>{formats.percent(rate)}</strong>
      </p>
      <div className={styles.bar} style={filled} aria-hidden="true" />
      <p className={styles.text}>
        {energyKwh !== null && say('site.selfUseText', { energy: formats.quantity(energyKwh, 'kWh') })}
        {selfSufficiency !== null && (
          <span>{say('site.selfSufficiency', { percent: formats.percent(selfSufficiency) })}</span>
        )}
      </p>
    </div>
  );
};
