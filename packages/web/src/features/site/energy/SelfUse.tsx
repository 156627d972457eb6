import type { CSSProperties } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import type { SelfUseFigures } from './energy-span.ts';
import styles from './SelfUse.module.css';

/** What of the yield was used on site; nothing where nothing was produced. */
export const SelfUse = ({ label, selfUse }: { label: string; selfUse: SelfUseFigures }) => {
  const { say, formats } = useTexts();
  const { selfUseRate, selfUseKwh, selfSufficiency } = selfUse;
  if (selfUseRate === null) return null;
  // Custom properties are not in React's type.
  const filled = { '--share': selfUseRate } as CSSProperties;
  return (
    <div className={styles.selfUse}>
      <p className={styles.head}>
        <span>{label}</span>
        <strong>{formats.percent(selfUseRate)}</strong>
      </p>
      <div className={styles.bar} style={filled} aria-hidden="true" />
      <p className={styles.text}>
        {selfUseKwh !== null && say('site.selfUseText', { energy: formats.quantity(selfUseKwh, 'kWh') })}
        {selfSufficiency !== null && (
          <span>{say('site.selfSufficiency', { percent: formats.percent(selfSufficiency) })}</span>
        )}
      </p>
    </div>
  );
};
