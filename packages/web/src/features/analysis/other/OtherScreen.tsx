import { calls } from '@ohmstead/contract';
import { useQuery } from '@tanstack/react-query';
import { saveFile } from '../../../api/save-file.ts';
import { useToday } from '../../../model/dates/use-today.ts';
import type { Site } from '../../../model/site/site.ts';
import type { FileFormat } from '../../../report/file-of-report.ts';
import { ReportFrame } from '../../../report/ReportFrame.tsx';
import { ReportScreen } from '../../../report/ReportScreen.tsx';
import { usePeriod } from '../../../report/use-period.ts';
import { QueryState } from '../../../ui/QueryState.tsx';
import { type AnalysisSearch, listInSearch } from '../analysis-search.ts';
import { askedSpan } from '../asked-span.ts';
import { ChoiceCard } from '../ChoiceCard.tsx';
import { MeterChoice, type MeterOption } from '../MeterChoice.tsx';
import { NoMeters } from '../NoMeters.tsx';
import { limitsQuery } from '../queries.ts';
import { stepOf } from '../step-of.ts';
import { useAnalysisSearch } from '../use-analysis-search.ts';
import { useCompared } from '../use-compared.ts';
import { QuantityCharts } from './QuantityCharts.tsx';
import { QuantityChoice } from './QuantityChoice.tsx';

export const OtherScreen = () => (
  <ReportScreen report="other">{(site) => <OtherReport site={site} />}</ReportScreen>
);

const OtherReport = ({ site }: { site: Site }) => {
  const today = useToday(site.timeZone);
  const state = usePeriod({ today, kinds: ['day', 'month', 'year', 'total', 'range'], usual: 'day' });
  const limits = useQuery(limitsQuery(site.id));
  const { chosen, change } = useAnalysisSearch();
  const options = (limits.data?.meters ?? []).map(({ meterId, name }) => ({ id: meterId, name }));
  const meters = shownMeters(chosen, options);
  const meterIds = meters.map(({ id }) => id);
  const left = chosen.left ?? 'powerW';
  const span = askedSpan(state.period);
  const compared = useCompared(state);
  // A table has one quantity: the left axis's.
  const file = (format: FileFormat) =>
    saveFile(calls.reportFile.other, {
      params: { id: site.id },
      query: { ...span, quantity: left, sensorids: meterIds.join(','), format },
    });
  return (
    <ReportFrame site={site} report="other" state={state} comparable {...(meters.length > 0 && { file })}>
      <QueryState query={limits} blocks={[200, 360]} nested>
        {() =>
          meters.length === 0 ? (
            <NoMeters />
          ) : (
            <>
              <ChoiceCard>
                <QuantityChoice left={left} right={chosen.right} onChange={change} />
                {options.length > 1 && (
                  <MeterChoice
                    meters={options}
                    chosen={meterIds}
                    onChange={(ids) => ids.length > 0 && change({ meters: listInSearch(ids) })}
                  />
                )}
              </ChoiceCard>
              <QuantityCharts
                siteId={site.id}
                span={span}
                compared={compared}
                left={left}
                right={chosen.right}
                meters={meters}
                onStep={stepOf(state)}
              />
            </>
          )
        }
      </QueryState>
    </ReportFrame>
  );
};

/** Those chosen, or the site's first one. */
const shownMeters = (chosen: AnalysisSearch, options: readonly MeterOption[]): readonly MeterOption[] => {
  const wanted = options.filter(({ id }) => chosen.meterIds.includes(id));
  return wanted.length > 0 ? wanted : options.slice(0, 1);
};
