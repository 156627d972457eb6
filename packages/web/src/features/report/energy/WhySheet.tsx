import type { EnergyReport } from '@ohmstead/contract';
import type { TextKey } from '@ohmstead/i18n';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CauseLink } from '../../../causes/CauseLink.tsx';
import { siteMetersQuery } from '../../../model/meter/site-meters.ts';
import { causesOfPeriod } from '../../../report/causes-of-period.ts';
import type { Period } from '../../../report/period.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { coverageText } from '../../../ui/coverage-text.ts';
import { Fact, Facts } from '../../../ui/Facts.tsx';
import { phaseRuleTexts } from './phase-rule-texts.ts';
import styles from './WhySheet.module.css';
import { countingType, coverageOfFigure, partsOfFigure, type WhyKey, type WhyPart } from './why-figure.ts';

const ways: Record<WhyKey, TextKey> = {
  import: 'why.counted',
  export: 'why.counted',
  yield: 'why.counted',
  consumption: 'why.sum',
  selfUseRate: 'why.selfUse',
  selfSufficiency: 'why.selfSufficiency',
  demand: 'why.demand',
};

type WhySheetProps = {
  siteId: number;
  period: Period;
  report: EnergyReport;
  figure: WhyKey;
  children: ReactNode;
};

/** How a figure comes about, how much of it is known, and the way to its causes and their correction. */
export const WhySheet = ({ siteId, period, report, figure, children }: WhySheetProps) => {
  const texts = useTexts();
  const { say } = texts;
  const { figures } = report.current;
  const parts = partsOfFigure(figure, figures);
  return (
    <div className={styles.sheet}>
      <p className={styles.value}>{children}</p>
      <p>{say(ways[figure])}</p>
      {parts.length > 0 ? <Parts parts={parts} /> : <CountedBy siteId={siteId} figure={figure} />}
      {report.byRule.length > 0 && <p>{say('why.rule', { rule: say(phaseRuleTexts[report.phaseRule]) })}</p>}
      <Facts>
        <Fact label={say('why.known')}>{coverageText(coverageOfFigure(figure, figures), texts)}</Fact>
      </Facts>
      <CauseLink siteId={siteId} dates={causesOfPeriod(period)} />
    </div>
  );
};

const names: Record<WhyPart['key'], TextKey> = {
  import: 'energy.import',
  export: 'energy.export',
  yield: 'energy.yield',
  charge: 'energy.charge',
  discharge: 'energy.discharge',
  selfUse: 'report.selfUse',
  directUse: 'report.fromSolar',
  storageUse: 'energy.fromStorage',
  consumption: 'energy.consumption',
};

const Parts = ({ parts }: { parts: readonly WhyPart[] }) => {
  const { say, formats } = useTexts();
  return (
    <dl className={styles.parts}>
      {parts.map(({ key, sign, kWh }) => (
        <div key={key}>
          <dt>{say(names[key])}</dt>
          <dd>
            <span>{sign}</span> {formats.quantity(kWh, 'kWh')}
          </dd>
        </div>
      ))}
    </dl>
  );
};

const CountedBy = ({ siteId, figure }: { siteId: number; figure: WhyKey }) => {
  const { say } = useTexts();
  const { data: meters } = useQuery(siteMetersQuery(siteId));
  const counting = meters?.filter(({ useType }) => useType === countingType(figure));
  if (counting?.length === 0) return <p>{say('why.noMeters')}</p>;
  return (
    <ul className={styles.meters} aria-label={say('why.meters')}>
      {counting?.map(({ id, name }) => (
        <li key={id}>
          <Link to="/edit/meter/$id/audit" params={{ id: String(id) }}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
};
