import type { ComponentProps } from 'react';
import { CauseLink } from '../../../causes/CauseLink.tsx';
import { useReportPeriod } from '../../../report/report-period.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { Heatmap } from '../../../ui/charts/heat/Heatmap.tsx';
import type { HeatmapData } from '../../../ui/charts/heat/heat-data.ts';
import { Hint } from '../../../ui/Hint.tsx';
import { NoData } from '../NoData.tsx';
import { type ComparedSum, HoursSum } from './HoursSum.tsx';
import type { HighestHour } from './hour-heat.ts';

/** What explains hours that are not wholly known. */
export type Causes = ComponentProps<typeof CauseLink>;

type HeatCardProps = {
  causes: Causes;
  title: string;
  data: HeatmapData;
  kWh: number | null;
  /** Null where nothing is known. */
  highest: HighestHour | null;
  compared: ComparedSum | null;
};

export const HeatCard = ({ causes, title, data, kWh, highest, compared }: HeatCardProps) => {
  const { say, formats } = useTexts();
  const span = useReportPeriod();
  const summary =
    highest &&
    say('hours.summary', {
      energy: formats.quantity(highest.kWh, 'kWh'),
      time: formats.dateTime(highest.startMs, data.timeZone),
    });
  return (
    <Card title={title}>
      {data.by === 'month' && <Hint>{say('hours.monthMeans')}</Hint>}
      {compared && <HoursSum kWh={kWh} compared={compared} />}
      {summary === null ? (
        <NoData />
      ) : (
        <Heatmap heading={{ title, span }} data={data} whole={say('hours.read')} summary={summary} />
      )}
      {isHatched(data) && <CauseLink {...causes} />}
    </Card>
  );
};

const isHatched = ({ rows }: HeatmapData): boolean =>
  rows.some(({ hours }) => hours.some((cells) => cells.some(({ estimated }) => estimated)));
