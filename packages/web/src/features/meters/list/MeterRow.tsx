import type { MeterLive } from '@ohmstead/contract';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { OnlineMark } from '../../../ui/OnlineMark.tsx';
import { meterUses } from '../meter-uses.ts';
import styles from './MeterList.module.css';

/** A meter in a list: the whole row leads to it. */
export const MeterRow = ({ meter }: { meter: MeterLive }) => {
  const { say } = useTexts();
  const look = meterUses[meter.useType];
  return (
    <Link to="/edit/meter/$id" params={{ id: String(meter.id) }} className={styles.row}>
      <Icon name={look.icon} />
      <span className={styles.words}>
        <strong title={meter.name}>{meter.name}</strong>
        <span className={styles.muted}>
          {say(look.label)} · SN {meter.sn}
        </span>
        {meter.lastUpdate === null ? (
          <span className={styles.muted}>{say('sites.waiting')}</span>
        ) : (
          <OnlineMark state={meter.state} useType={meter.useType} />
        )}
      </span>
      <Icon name="next" />
    </Link>
  );
};
