import type { BillReport } from '@ohmstead/contract';
import { useTexts } from '../../texts/use-texts.ts';
import { Card } from '../../ui/Card.tsx';
import { coverageText } from '../../ui/coverage-text.ts';

/** Less than this of the time is not worth a word. */
const tolerated = 0.005;

/** What the bill rests on. */
export const BillKnown = ({ coverage }: { coverage: BillReport['coverage'] }) => {
  const texts = useTexts();
  const { say, formats } = texts;
  const { unpriced } = coverage;
  return (
    <Card title={say('report.coverage')}>
      <p>{coverageText(coverage, texts)}</p>
      {unpriced > tolerated && <p>{say('bill.unpricedShare', { unpriced: formats.percent(unpriced, 1) })}</p>}
    </Card>
  );
};
