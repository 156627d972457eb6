import type { TextKey } from '@ohmstead/i18n';
import { useTexts } from '../../texts/use-texts.ts';
import { Amount } from '../../ui/Amount.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './GridPower.module.css';
import type { GridDirection } from './site-card.ts';

const words: Record<GridDirection, TextKey> = {
  importing: 'grid.importing',
  exporting: 'grid.exporting',
  balanced: 'grid.balanced',
};

type GridPowerProps = { powerW: number | null; direction: GridDirection | null };

/** The power at the grid, large, and which way it goes in a word. */
export const GridPower = ({ powerW, direction }: GridPowerProps) => {
  const { say } = useTexts();
  return (
    <span className={styles.power}>
      <Amount hero value={powerW} unit="W" digits={0} />
      {direction && (
        <span className={styles[direction]}>
          {direction !== 'balanced' && <Icon name={direction === 'importing' ? 'arrowIn' : 'arrowOut'} />}
          {say(words[direction])}
        </span>
      )}
    </span>
  );
};
