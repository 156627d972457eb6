import type { BillReport } from '@ohmstead/contract';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { coverageText } from '../../../ui/coverage-text.ts';
import { WhyEstimated } from '../WhyEstimated.tsx';

/** Less than this of the time is not worth a word. */
const tolerated = 0.005;

/** What the bill rests on. */
type BillKnownProps = { siteId: number; coverage: BillReport['coverage'] };

export const BillKnown = ({ siteId, coverage }: BillKnownProps) => {
  const texts = useTexts();
  const { say, formats } = texts;
  const { unpriced } = coverage;
  return (
    <Card title={say('report.coverage')}>
      <p>{coverageText(coverage, texts)}</p>
      <WhyEstimated siteId={siteId} estimated={coverage.estimated} />
      {unpriced > tolerated && <p>{say('bill.unpricedShare', { unpriced: formats.percent(unpriced, 1) })}</p>}
    </Card>
  );
};
