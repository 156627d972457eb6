import { causesOfSpan } from '../../../causes/cause-dates.ts';
import { useMeasure } from '../../../energy-value/measure.ts';
import type { Site } from '../../../model/site/site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import type { AskedSpan } from '../asked-span.ts';
import type { ComparedSpan } from '../use-compared.ts';
import {
  figureOfMeter,
  type MeterView,
  measuresOfMeter,
  type ViewedMeter,
  viewLabels,
} from './hour-views.ts';
import { useMeterEnergy, useMeterValues } from './use-viewed-hours.ts';
import { ViewedHeat } from './ViewedHeat.tsx';

type MeterHoursProps = {
  site: Site;
  span: AskedSpan;
  compared: ComparedSpan | null;
  meters: readonly ViewedMeter[];
  view: MeterView;
};

/** One way of the energy through each chosen meter by the hour. */
export const MeterHours = ({ meters, ...props }: MeterHoursProps) => {
  const meterIds = meters.map(({ id }) => id);
  return meters.map((meter) => <MeterHeat key={meter.id} {...props} meter={meter} meterIds={meterIds} />);
};

type MeterHeatProps = Omit<MeterHoursProps, 'meters'> & {
  meter: ViewedMeter;
  /** All that are chosen: they are asked for together. */
  meterIds: readonly number[];
};

const MeterHeat = ({ site, span, compared, view, meter, meterIds }: MeterHeatProps) => {
  const { say } = useTexts();
  const known = measuresOfMeter(meter.useType, view);
  const measure = useMeasure(site.showsPrices, known);
  const asked = { site, span, compared, view, meterId: meter.id, meterIds };
  const energy = useMeterEnergy(asked, measure === 'energy');
  const values = useMeterValues(asked, measure);
  return (
    <ViewedHeat
      site={site}
      title={say('hours.ofMeter', { meter: meter.name, figure: say(viewLabels[view]) })}
      causes={{ siteId: site.id, dates: causesOfSpan(span), meterId: meter.id }}
      view={figureOfMeter(meter.useType, view)}
      measure={measure}
      known={known}
      hours={measure === 'energy' ? energy : values}
    />
  );
};
