import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { OwnPageLink } from '../frame/OwnPageLink.tsx';
import type { Wait } from '../wait/DeviceWait.tsx';
import { FactoryReset } from './FactoryReset.tsx';
import { Restart } from './Restart.tsx';
import styles from './settings.module.css';

type AdvancedCardProps = { address: string; sn: string | null; onWait: (wait: Wait) => void };

/** What is seldom needed, and interrupts the device. */
export const AdvancedCard = ({ address, sn, onWait }: AdvancedCardProps) => {
  const { say } = useTexts();
  return (
    <Card title={say('local.advanced')}>
      <section className={styles.part}>
        <h3>{say('local.restart')}</h3>
        <Restart address={address} onStarted={() => onWait('restart')} />
      </section>
      <section className={styles.part}>
        <h3>{say('local.update')}</h3>
        <p>{say('local.updateText')}</p>
        <OwnPageLink address={address} />
      </section>
      <section className={styles.part}>
        <h3>{say('local.reset')}</h3>
        <FactoryReset address={address} confirmation={sn ?? address} onStarted={() => onWait('reset')} />
      </section>
    </Card>
  );
};
