import { calls } from '@ohmstead/contract';
import { daysBetween } from '@ohmstead/domain';
import { useQuery } from '@tanstack/react-query';
import { saveFile } from '../../../api/save-file.ts';
import { useToday } from '../../../model/dates/use-today.ts';
import { siteMetersQuery } from '../../../model/meter/site-meters.ts';
import type { Site } from '../../../model/site/site.ts';
import type { FileFormat } from '../../../report/file-of-report.ts';
import { ReportFrame } from '../../../report/ReportFrame.tsx';
import { ReportScreen } from '../../../report/ReportScreen.tsx';
import { usePeriod } from '../../../report/use-period.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { QueryState } from '../../../ui/QueryState.tsx';
import { listInSearch } from '../analysis-search.ts';
import { type AskedSpan, askedSpan } from '../asked-span.ts';
import { ChoiceCard } from '../ChoiceCard.tsx';
import { MeterChoice } from '../MeterChoice.tsx';
import { stepOf } from '../step-of.ts';
import { useAnalysisSearch } from '../use-analysis-search.ts';
import { useCompared } from '../use-compared.ts';
import { type HourView, meterViews, siteViews, viewLabels, viewOf } from './hour-views.ts';
import { MeterHours } from './MeterHours.tsx';
import { MonthHours } from './MonthHours.tsx';
import { SiteHours } from './SiteHours.tsx';

export const HoursScreen = () => (
  <ReportScreen report="energyhour">{(site) => <HoursReport site={site} />}</ReportScreen>
);

const HoursReport = ({ site }: { site: Site }) => {
  const { say } = useTexts();
  const today = useToday(site.timeZone);
  const state = usePeriod({ today, kinds: ['day', 'month', 'year', 'total', 'range'], usual: 'range' });
  const { chosen, change } = useAnalysisSearch();
  const meters = useQuery(siteMetersQuery(site.id));
  const options = (meters.data ?? []).map(({ id, name, useType }) => ({ id, name, useType }));
  const shown = options.filter(({ id }) => chosen.meterIds.includes(id));
  const views: readonly [HourView, ...HourView[]] = shown.length === 0 ? siteViews : meterViews;
  const view = viewOf(views, state.view);
  const span = askedSpan(state.period);
  const compared = useCompared(state);
  const file = (format: FileFormat) =>
    saveFile(calls.reportFile.hours, {
      params: { id: site.id },
      query: { ...span, sensorids: shown.map(({ id }) => id).join(','), format },
    });
  return (
    <ReportFrame
      site={site}
      report="energyhour"
      state={state}
      comparable
      views={{ options: views.map((value) => ({ value, label: say(viewLabels[value]) })), value: view }}
      file={file}
    >
      <QueryState query={meters} blocks={[120, 360]} nested>
        {() => (
          <>
            <ChoiceCard>
              <MeterChoice
                meters={options}
                chosen={shown.map(({ id }) => id)}
                onChange={(ids) => change({ meters: listInSearch(ids) })}
                noneLabel={say('analysis.wholeSite')}
              />
            </ChoiceCard>
            {isLong(span) ? (
              <MonthHours
                site={site}
                span={span}
                compared={compared}
                meters={shown}
                view={view}
                onStep={stepOf(state)}
              />
            ) : shown.length === 0 ? (
              <SiteHours site={site} span={span} compared={compared} view={view} onStep={stepOf(state)} />
            ) : (
              <MeterHours
                site={site}
                span={span}
                compared={compared}
                meters={shown}
                view={viewOf(meterViews, state.view)}
              />
            )}
          </>
        )}
      </QueryState>
    </ReportFrame>
  );
};

/** The hours themselves are asked for up to a year; of a longer time, or of all, their means by month. */
const mostDays = 400;

const isLong = ({ starttime, endtime }: AskedSpan): boolean =>
  starttime === undefined || endtime === undefined || daysBetween(starttime, endtime) > mostDays;
