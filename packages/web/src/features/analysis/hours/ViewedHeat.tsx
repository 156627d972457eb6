import { MeasureSwitch } from '../../../energy-value/MeasureSwitch.tsx';
import type { Measure } from '../../../energy-value/measure.ts';
import type { Site } from '../../../model/site/site.ts';
import { Card } from '../../../ui/Card.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { Dimmed } from '../Dimmed.tsx';
import type { Causes } from './HeatView.tsx';
import { HourHeat } from './HourHeat.tsx';
import type { HourView } from './hour-views.ts';
import { NoValue } from './NoValue.tsx';
import type { ViewedHours } from './use-viewed-hours.ts';
import { ValueHint } from './ValueHint.tsx';

type ViewedHeatProps = {
  site: Site;
  title: string;
  causes: Causes;
  /** The figure whose explanation stands below the values. */
  view: HourView;
  measure: Measure;
  /** What the switch offers. */
  known: readonly Measure[];
  hours: ViewedHours;
};

/** One figure by the hour, in the measure that is chosen. */
export const ViewedHeat = ({ site, title, causes, view, measure, known, hours }: ViewedHeatProps) => {
  const { query, ...viewed } = hours;
  const hasValues = viewed.hours?.values.some((value) => value !== null) ?? false;
  return (
    <Card
      title={title}
      actions={<MeasureSwitch value={measure} showsPrices={site.showsPrices} known={known} />}
    >
      <QueryState query={query} blocks={[360]} nested>
        {(hourSpan) => (
          <Dimmed old={query.isPlaceholderData}>
            {viewed.hours && hasValues ? (
              <>
                <HourHeat
                  causes={causes}
                  title={title}
                  span={hourSpan}
                  hours={viewed.hours}
                  compared={viewed.compared}
                />
                <ValueHint view={view} measure={measure} />
              </>
            ) : (
              <NoValue measure={viewed.isKnown ? measure : 'energy'} />
            )}
          </Dimmed>
        )}
      </QueryState>
    </Card>
  );
};
