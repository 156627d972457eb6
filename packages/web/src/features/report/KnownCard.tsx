import type { EnergyFigures } from '@ohmstead/contract';
import { useTexts } from '../../texts/use-texts.ts';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './KnownCard.module.css';

/** Less than this of the time is not worth a word. */
const tolerated = 0.005;

/** What the figures rest on. */
export const KnownCard = ({ figures }: { figures: EnergyFigures }) => {
  const { say, formats } = useTexts();
  const { measured, estimated, missing } = figures.coverage;
  const whole = estimated + missing <= tolerated;
  return (
    <Card title={say('report.coverage')}>
      <p className={styles.known}>
        {whole
          ? say('report.whole')
          : say('report.measured', {
              measured: formats.percent(measured, 1),
              estimated: formats.percent(estimated, 1),
              missing: formats.percent(missing, 1),
            })}
      </p>
      {figures.inconsistentShare > 0 && (
        <p className={styles.warning}>
          <Icon name="alert" />
          <span>
            {say('report.inconsistent', { percent: formats.percent(figures.inconsistentShare, 1) })}
          </span>
        </p>
      )}
    </Card>
  );
};
