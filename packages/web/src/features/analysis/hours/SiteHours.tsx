import { useMeasure } from '../../../energy-value/measure.ts';
import type { Site } from '../../../model/site/site.ts';
import type { AskedSpan } from '../asked-span.ts';
import type { ComparedSpan } from '../use-compared.ts';
import { AverageDay } from './AverageDay.tsx';
import { type HourView, measuresOfView } from './hour-views.ts';
import { SiteHeat } from './SiteHeat.tsx';
import { useSiteEnergy, useSiteValues } from './use-site-hours.ts';

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
  const measure = useMeasure(site.showsPrices, measuresOfView[view]);
  const energy = useSiteEnergy(props, measure === 'energy');
  const values = useSiteValues(props, measure);
  const hours = measure === 'energy' ? energy : values;
  return (
    <>
      <SiteHeat site={site} span={span} view={view} measure={measure} hours={hours} />
      {hours.isKnown && (
        <AverageDay siteId={site.id} span={span} compared={compared} figure={view} onStep={onStep} />
      )}
    </>
  );
};
