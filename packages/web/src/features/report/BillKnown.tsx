import type { BillReport } from '@ohmstead/contract';
import { useTexts } from '../../texts/use-texts.ts';
import { Card } from '../../ui/Card.tsx';

/** Less than this of the time is not worth a word. */
const tolerated = 0.005;

/** What the bill rests on. */
export const BillKnown = ({ coverage }: { coverage: BillReport['coverage'] }) => {
  const { say, formats } = useTexts();
  const { measured, estimated, missing, unpriced } = coverage;
  const isWhole = measured >= 1 - tolerated;
  const share = (value: number) => formats.percent(value, 1);
  return (
    <Card title={say('report.coverage')}>
      <p>
        {isWhole
          ? say('report.whole')
          : say('report.measured', {
              measured: share(measured),
              estimated: share(estimated),
              missing: share(missing),
            })}
      </p>
      {unpriced > tolerated && <p>{say('bill.unpricedShare', { unpriced: share(unpriced) })}</p>}
    </Card>
  );
};
