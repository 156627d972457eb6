import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../texts/use-texts.ts';
import { Hint } from '../../../ui/Hint.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import type { AskedSpan } from '../asked-span.ts';
import { Dimmed } from '../Dimmed.tsx';
import { isTooLong } from '../is-too-long.ts';
import type { MeterOption } from '../MeterChoice.tsx';
import { type Quantity, seriesQuery } from '../queries.ts';
import type { ComparedSpan } from '../use-compared.ts';
import { QuantityChart } from './QuantityChart.tsx';
import { hasOnlyExtremes } from './quantity-lines.ts';

type QuantityChartsProps = {
  siteId: number;
  span: AskedSpan;
  compared: ComparedSpan | null;
  left: Quantity;
  right: Quantity | null;
  meters: readonly MeterOption[];
  onStep: (by: -1 | 1) => void;
};

/** A chart for each meter, one under the other, over the same time. */
export const QuantityCharts = (props: QuantityChartsProps) => {
  const { siteId, span, compared, left, right, meters, onStep } = props;
  const { say } = useTexts();
  const meterIds = meters.map(({ id }) => id);
  const other = right === left ? null : right;
  const asked = { placeholderData: keepPreviousData };
  const first = useQuery({ ...seriesQuery(siteId, span, { quantity: left, meterIds }), ...asked });
  const second = useQuery({
    ...seriesQuery(siteId, span, { quantity: other ?? left, meterIds }),
    ...asked,
    enabled: other !== null,
  });
  const before = useQuery({
    ...seriesQuery(siteId, compared?.span ?? span, { quantity: left, meterIds }),
    enabled: compared !== null,
  });
  if (isTooLong(first.error) || isTooLong(second.error))
    return <EmptyState title={say('other.tooLong')} text={say('other.tooLongText')} />;
  return (
    <QueryState query={first} blocks={[420]} nested>
      {(data) => (
        <Dimmed old={first.isPlaceholderData || second.isPlaceholderData}>
          {hasOnlyExtremes(data) && <Hint>{say('other.extremes')}</Hint>}
          {meters.map((meter) => (
            <QuantityChart
              key={meter.id}
              meter={meter}
              onStep={onStep}
              left={data}
              right={other === null ? null : (second.data ?? null)}
              compared={compared && before.data ? { left: before.data, label: compared.label } : null}
            />
          ))}
        </Dimmed>
      )}
    </QueryState>
  );
};
