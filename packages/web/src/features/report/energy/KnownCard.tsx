import type { EnergyFigures } from '@ohmstead/contract';
import { CauseLink } from '../../../causes/CauseLink.tsx';
import { causesOfPeriod } from '../../../report/causes-of-period.ts';
import type { Period } from '../../../report/period.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { coverageText, isWhole } from '../../../ui/coverage-text.ts';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './KnownCard.module.css';

/** What the figures rest on. */
type KnownCardProps = { siteId: number; period: Period; figures: EnergyFigures };

export const KnownCard = ({ siteId, period, figures }: KnownCardProps) => {
  const texts = useTexts();
  const { say } = texts;
  return (
    <Card title={say('report.coverage')}>
      <p className={styles.known}>{coverageText(figures.coverage, texts)}</p>
      {!isWhole(figures.coverage) && <CauseLink siteId={siteId} dates={causesOfPeriod(period)} />}
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
