import type { EnergyHours } from '@ohmstead/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReportSite } from '../../report/report-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { QueryState } from '../../ui/QueryState.tsx';
import type { AskedSpan } from './asked-span.ts';
import { Dimmed } from './Dimmed.tsx';
import { HourHeat } from './HourHeat.tsx';
import { energiesOfMeter, type MeterView, viewLabels } from './hour-views.ts';
import type { MeterOption } from './MeterChoice.tsx';
import { meterHoursQuery } from './queries.ts';

type MeterHoursProps = {
  site: ReportSite;
  span: AskedSpan;
  meters: readonly MeterOption[];
  view: MeterView;
};

/** One way of the energy through each chosen meter by the hour. */
export const MeterHours = ({ site, span, meters, view }: MeterHoursProps) => {
  const ids = meters.map(({ id }) => id);
  const hours = useQuery({ ...meterHoursQuery(site.id, span, ids), placeholderData: keepPreviousData });
  return (
    <QueryState query={hours} blocks={meters.map(() => 360)} nested>
      {(data) => (
        <Dimmed old={hours.isPlaceholderData}>
          {data.meters.map((meter) => (
            <MeterHeat key={meter.id} hours={data} meter={meter} view={view} />
          ))}
        </Dimmed>
      )}
    </QueryState>
  );
};

type MeterHeatProps = { hours: EnergyHours; meter: EnergyHours['meters'][number]; view: MeterView };

const MeterHeat = ({ hours, meter, view }: MeterHeatProps) => {
  const { say } = useTexts();
  const energies = useMemo(() => energiesOfMeter(meter, view), [meter, view]);
  const title = say('hours.ofMeter', { meter: meter.name, figure: say(viewLabels[view]) });
  return <HourHeat title={title} span={hours} energies={energies} />;
};
