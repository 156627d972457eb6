import type { EnergyFigures } from '@ohmstead/contract';
import { useTexts } from '../../texts/use-texts.ts';
import { Card } from '../../ui/Card.tsx';
import { coverageText } from '../../ui/coverage-text.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './KnownCard.module.css';
import { WhyEstimated } from './WhyEstimated.tsx';

/** What the figures rest on. */
type KnownCardProps = { siteId: number; figures: EnergyFigures };

export const KnownCard = ({ siteId, figures }: KnownCardProps) => {
  const texts = useTexts();
  const { say, formats } = texts;
  return (
    <Card title={say('report.coverage')}>
      <p className={styles.known}>{coverageText(figures.coverage, texts)}</p>
      <WhyEstimated siteId={siteId} estimated={figures.coverage.estimated} />
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
