import { causesOfSpan } from '../../../causes/cause-dates.ts';
import { useMeasure } from '../../../energy-value/measure.ts';
import type { Site } from '../../../model/site/site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import type { AskedSpan } from '../asked-span.ts';
import type { ComparedSpan } from '../use-compared.ts';
import { AverageDay } from './AverageDay.tsx';
import { type HourView, measuresOfView, viewLabels } from './hour-views.ts';
import { useSiteEnergy, useSiteValues } from './use-viewed-hours.ts';
import { ViewedHeat } from './ViewedHeat.tsx';

export type SiteHoursProps = {
  site: Site;
  span: AskedSpan;
  compared: ComparedSpan | null;
  view: HourView;
  onStep: (by: -1 | 1) => void;
};

/** One figure of the site by the hour, and its average day. */
export const SiteHours = (props: SiteHoursProps) => {
  const { site, span, compared, view, onStep } = props;
  const { say } = useTexts();
  const known = measuresOfView[view];
  const measure = useMeasure(site.showsPrices, known);
  const energy = useSiteEnergy(props, measure === 'energy');
  const values = useSiteValues(props, measure);
  const hours = measure === 'energy' ? energy : values;
  return (
    <>
      <ViewedHeat
        site={site}
        title={say('hours.byHour', { figure: say(viewLabels[view]) })}
        causes={{ siteId: site.id, dates: causesOfSpan(span) }}
        view={view}
        measure={measure}
        known={known}
        hours={hours}
      />
      {hours.isKnown && (
        <AverageDay siteId={site.id} span={span} compared={compared} figure={view} onStep={onStep} />
      )}
    </>
  );
};
