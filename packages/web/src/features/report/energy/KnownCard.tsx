import type { EnergyFigures } from '@ohmstead/contract';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { coverageText } from '../../../ui/coverage-text.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { WhyEstimated } from '../WhyEstimated.tsx';
import styles from './KnownCard.module.css';

/** What the figures rest on. */
type KnownCardProps = { siteId: number; figures: EnergyFigures };

export const KnownCard = ({ siteId, figures }: KnownCardProps) => {
  const texts = useTexts();
  const { say } = texts;
  return (
    <Card title={say('report.coverage')}>
      <p className={styles.known}>{coverageText(figures.coverage, texts)}</p>
      <WhyEstimated siteId={siteId} estimated={figures.coverage.estimated} />
      <Warning text="report.inconsistent" share={figures.inconsistentShare} />
      <Warning text="report.unmetered" share={figures.unmeteredShare} />
    </Card>
  );
};

type WarningProps = {
  text: 'report.inconsistent' | 'report.unmetered';
  /** The share of the time that the warning is about, 0–1. */
  share: number;
};

const Warning = ({ text, share }: WarningProps) => {
  const { say, formats } = useTexts();
  if (share === 0) return null;
  return (
    <p className={styles.warning}>
      <Icon name="alert" />
      <span>{say(text, { percent: formats.percent(share, 1) })}</span>
    </p>
  );
};
