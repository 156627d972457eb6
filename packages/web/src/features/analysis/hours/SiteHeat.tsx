import { causesOfSpan } from '../../../causes/cause-dates.ts';
import { MeasureSwitch } from '../../../energy-value/MeasureSwitch.tsx';
import type { Measure } from '../../../energy-value/measure.ts';
import type { Site } from '../../../model/site/site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import type { AskedSpan } from '../asked-span.ts';
import { Dimmed } from '../Dimmed.tsx';
import { HourHeat } from './HourHeat.tsx';
import { type HourView, measuresOfView, viewLabels } from './hour-views.ts';
import { NoValue } from './NoValue.tsx';
import type { ViewedHours } from './use-site-hours.ts';
import { ValueHint } from './ValueHint.tsx';

type SiteHeatProps = { site: Site; span: AskedSpan; view: HourView; measure: Measure; hours: ViewedHours };

export const SiteHeat = ({ site, span, view, measure, hours: { query, ...viewed } }: SiteHeatProps) => {
  const { say } = useTexts();
  const title = say('hours.byHour', { figure: say(viewLabels[view]) });
  const hasValues = viewed.hours?.values.some((value) => value !== null) ?? false;
  const known = measuresOfView[view];
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
                  causes={{ siteId: site.id, dates: causesOfSpan(span) }}
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
