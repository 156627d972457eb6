import type { HourMonths } from '@ohmstead/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Site } from '../../../model/site/site.ts';
import { QueryState } from '../../../ui/QueryState.tsx';
import type { AskedSpan } from '../asked-span.ts';
import { Dimmed } from '../Dimmed.tsx';
import { hourMonthsQuery } from '../hour-queries.ts';
import { NoData } from '../NoData.tsx';
import type { ComparedSpan } from '../use-compared.ts';
import { AverageDay } from './AverageDay.tsx';
import type { HourView, ViewedMeter } from './hour-views.ts';
import { MonthHeat } from './MonthHeat.tsx';

type MonthHoursProps = {
  site: Site;
  span: AskedSpan;
  compared: ComparedSpan | null;
  /** None: the whole site. */
  meters: readonly ViewedMeter[];
  view: HourView;
  onStep: (by: -1 | 1) => void;
};

/** A span too long to show its hours: each hour of the clock by its mean over a month. */
export const MonthHours = ({ site, span, compared, meters, view, onStep }: MonthHoursProps) => {
  const meterIds = meters.map(({ id }) => id);
  const months = useQuery({
    ...hourMonthsQuery(site.id, { span, meterIds, measure: 'energy' }),
    placeholderData: keepPreviousData,
  });
  const series = ofView(months.data, view);
  return (
    <>
      <QueryState query={months} blocks={[360]} nested>
        {() => (
          <Dimmed old={months.isPlaceholderData}>
            {series.length === 0 && <NoData />}
            {series.map(({ meter }) => (
              <MonthHeat
                key={meter?.id ?? 'site'}
                site={site}
                asked={{ span, meterIds }}
                compared={compared}
                figure={{ view, meterId: meter?.id ?? null }}
                meter={meters.find(({ id }) => id === meter?.id) ?? null}
              />
            ))}
          </Dimmed>
        )}
      </QueryState>
      {meters.length === 0 && series.length > 0 && (
        <AverageDay siteId={site.id} span={span} compared={compared} figure={view} onStep={onStep} />
      )}
    </>
  );
};

const ofView = (data: HourMonths | undefined, view: HourView): HourMonths['series'] =>
  data?.series.filter(({ key }) => key === view) ?? [];
