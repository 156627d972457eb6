import type { EnergyHours } from '@ohmstead/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { causesOfSpan } from '../../../causes/cause-dates.ts';
import type { Site } from '../../../model/site/site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import type { AskedSpan } from '../asked-span.ts';
import { Dimmed } from '../Dimmed.tsx';
import { meterHoursQuery } from '../hour-queries.ts';
import type { MeterOption } from '../MeterChoice.tsx';
import type { ComparedSpan } from '../use-compared.ts';
import { type ComparedHours, HourHeat } from './HourHeat.tsx';
import { hoursOfMeter, type MeterView, viewLabels } from './hour-views.ts';

type MeterHoursProps = {
  site: Site;
  span: AskedSpan;
  compared: ComparedSpan | null;
  meters: readonly MeterOption[];
  view: MeterView;
};

/** One way of the energy through each chosen meter by the hour. */
export const MeterHours = ({ site, span, compared, meters, view }: MeterHoursProps) => {
  const ids = meters.map(({ id }) => id);
  const hours = useQuery({ ...meterHoursQuery(site.id, span, ids), placeholderData: keepPreviousData });
  const asked = compared?.span ?? span;
  const before = useQuery({ ...meterHoursQuery(site.id, asked, ids), enabled: compared !== null });
  const comparedOf = (id: number): ComparedHours | null => {
    const meter = compared && before.data?.meters.find((one) => one.id === id);
    return meter ? { hours: hoursOfMeter(meter, view), label: compared.label } : null;
  };
  return (
    <QueryState query={hours} blocks={meters.map(() => 360)} nested>
      {(data) => (
        <Dimmed old={hours.isPlaceholderData}>
          {data.meters.map((meter) => (
            <MeterHeat
              key={meter.id}
              siteId={site.id}
              span={span}
              hours={data}
              meter={meter}
              view={view}
              compared={comparedOf(meter.id)}
            />
          ))}
        </Dimmed>
      )}
    </QueryState>
  );
};

type MeterHeatProps = {
  siteId: number;
  span: AskedSpan;
  hours: EnergyHours;
  meter: EnergyHours['meters'][number];
  view: MeterView;
  compared: ComparedHours | null;
};

const MeterHeat = ({ siteId, span, hours, meter, view, compared }: MeterHeatProps) => {
  const { say } = useTexts();
  const energies = useMemo(() => hoursOfMeter(meter, view), [meter, view]);
  const title = say('hours.ofMeter', { meter: meter.name, figure: say(viewLabels[view]) });
  const causes = { siteId, dates: causesOfSpan(span), meterId: meter.id };
  return (
    <Card title={title}>
      <HourHeat causes={causes} title={title} span={hours} hours={energies} compared={compared} />
    </Card>
  );
};
