import { useTexts } from '../../../texts/use-texts.ts';
import { Sparkline } from '../../../ui/charts/lines/Sparkline.tsx';
import styles from './LastDay.module.css';

/** The course of the last 24 hours beside the figures; its place is kept while it loads. */
export const LastDay = ({ day }: { day: readonly (number | null)[] | null }) => {
  const { say } = useTexts();
  return (
    <span className={styles.day}>
      <span className={styles.label}>{say('sites.lastDay')}</span>
      <span className={styles.picture}>
        {/* biome-ignore lint/a11y/useValidAriaRole: the role in the flow of energy, no element's. */}
        {day && <Sparkline values={day} role="load" />}
      </span>
    </span>
  );
};
