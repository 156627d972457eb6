import { useComputing } from '../api/use-computing.ts';
import { useTexts } from '../texts/use-texts.ts';
import styles from './ComputingBar.module.css';

/** Over the figures of a screen while days that they need are being computed: after an import, or a change of the past. */
export const ComputingBar = () => {
  const { say, formats } = useTexts();
  const computing = useComputing();
  if (computing === null) return null;
  const { doneDays, allDays } = computing;
  const percent = formats.percent(Math.floor((doneDays / allDays) * 100) / 100);
  return (
    <aside className={styles.bar} aria-label={say('state.computing')}>
      <span role="status">{say('state.computing')}</span>
      <span aria-hidden="true">{percent}</span>
      <progress value={doneDays} max={allDays} aria-label={say('state.computing')} />
    </aside>
  );
};
