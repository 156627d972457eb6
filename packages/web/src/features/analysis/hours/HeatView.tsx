import type { ComponentProps } from 'react';
import { CauseLink } from '../../../causes/CauseLink.tsx';
import { useReportPeriod } from '../../../report/report-period.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Heatmap } from '../../../ui/charts/heat/Heatmap.tsx';
import type { HeatmapData } from '../../../ui/charts/heat/heat-data.ts';
import { heatText } from '../../../ui/charts/heat/heat-text.ts';
import { Hint } from '../../../ui/Hint.tsx';
import { NoData } from '../NoData.tsx';
import { type ComparedSum, HoursSum } from './HoursSum.tsx';
import type { HighestHour } from './hour-heat.ts';

/** What explains hours that are not wholly known. */
export type Causes = ComponentProps<typeof CauseLink>;

type HeatViewProps = {
  causes: Causes;
  title: string;
  data: HeatmapData;
  /** Of all hours together. */
  total: number | null;
  /** Null where nothing is known. */
  highest: HighestHour | null;
  compared: ComparedSum | null;
};

export const HeatView = ({ causes, title, data, total, highest, compared }: HeatViewProps) => {
  const { say, formats } = useTexts();
  const span = useReportPeriod();
  const text = heatText(data.measure, formats);
  const summary =
    highest &&
    say('hours.summary', {
      energy: text.write(highest.value),
      time: formats.dateTime(highest.startMs, data.timeZone),
    });
  return (
    <>
      {data.by === 'month' && <Hint>{say('hours.monthMeans')}</Hint>}
      {compared && <HoursSum total={total} compared={compared} text={text} />}
      {summary === null ? (
        <NoData />
      ) : (
        <Heatmap heading={{ title, span }} data={data} whole={say('hours.read')} summary={summary} />
      )}
      {isHatched(data) && <CauseLink {...causes} />}
    </>
  );
};

const isHatched = ({ rows }: HeatmapData): boolean =>
  rows.some(({ hours }) => hours.some((cells) => cells.some(({ estimated }) => estimated)));
