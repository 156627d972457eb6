import type { TextKey } from '@ohmstead/i18n';
import { useTexts } from '../../../texts/use-texts.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { classNames } from '../../../ui/class-names.ts';
import frozen from '../../../ui/frozen.module.css';
import { Icon } from '../../../ui/Icon.tsx';
import { useOnline } from '../../../ui/use-online.ts';
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
    <span className={classNames(styles.power, !useOnline() && frozen.frozen)}>
      <Amount hero value={powerW} unit="W" />
      {direction && (
        <span className={styles[direction]}>
          {direction !== 'balanced' && <Icon name={direction === 'importing' ? 'arrowIn' : 'arrowOut'} />}
          {say(words[direction])}
        </span>
      )}
    </span>
  );
};
