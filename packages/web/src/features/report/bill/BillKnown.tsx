import type { BillReport } from '@ohmstead/contract';
import { CauseLink } from '../../../causes/CauseLink.tsx';
import { causeDates } from '../../../causes/cause-dates.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { coverageText, isWhole } from '../../../ui/coverage-text.ts';

/** Less than this of the time is not worth a word. */
const tolerated = 0.005;

/** What the bill rests on. */
type BillKnownProps = { siteId: number; bill: BillReport };

export const BillKnown = ({ siteId, bill }: BillKnownProps) => {
  const texts = useTexts();
  const { say, formats } = texts;
  const { coverage, from, to } = bill;
  const { unpriced } = coverage;
  return (
    <Card title={say('report.coverage')}>
      <p>{coverageText(coverage, texts)}</p>
      {!isWhole(coverage) && <CauseLink siteId={siteId} dates={causeDates(from, to)} />}
      {unpriced > tolerated && <p>{say('bill.unpricedShare', { unpriced: formats.percent(unpriced, 1) })}</p>}
    </Card>
  );
};
