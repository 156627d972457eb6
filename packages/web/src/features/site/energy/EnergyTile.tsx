import type { TextKey } from '@ohmstead/i18n';
import { useTexts } from '../../../texts/use-texts.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import styles from './EnergyTile.module.css';
import type { EnergyTileData } from './energy-span.ts';

const looks: Record<EnergyTileData['key'], { readonly label: TextKey; readonly icon: IconName }> = {
  consumption: { label: 'energy.consumption', icon: 'house' },
  yield: { label: 'energy.yield', icon: 'sun' },
  import: { label: 'energy.import', icon: 'arrowIn' },
  export: { label: 'energy.export', icon: 'arrowOut' },
  charge: { label: 'energy.charge', icon: 'battery' },
  discharge: { label: 'energy.discharge', icon: 'battery' },
};

type EnergyTileProps = {
  tile: EnergyTileData;
  /** Part of the time is not known: the tile is hatched. */
  partial: boolean;
};

export const EnergyTile = ({ tile, partial }: EnergyTileProps) => {
  const { say } = useTexts();
  const { label, icon } = looks[tile.key];
  return (
    <div className={partial && tile.energyKwh !== null ? styles.partial : styles.tile}>
      <span className={styles[tile.key]}>
        <Icon name={icon} />
        {say(label)}
      </span>
      <span className={styles.value}>
        <Amount value={tile.energyKwh} unit="kWh" />
      </span>
      {tile.change && <ChangeText share={tile.change.share} />}
    </div>
  );
};

const ChangeText = ({ share }: { share: number | null }) => {
  const { say, formats } = useTexts();
  if (share === null) return <span className={styles.change}>{say('site.noCompare')}</span>;
  const percent = formats.percent(Math.abs(share));
  if (percent === formats.percent(0)) return <span className={styles.change}>{say('site.same')}</span>;
  return <span className={styles.change}>{say(share > 0 ? 'site.more' : 'site.less', { percent })}</span>;
};
