import { calls, type SiteLoad } from '@ohmstead/contract';
import { type UseType, useTypes } from '@ohmstead/domain';
import { calendarFormatsOf } from '@ohmstead/i18n';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { saveFile } from '../../../api/save-file.ts';
import { useToday } from '../../../model/dates/use-today.ts';
import type { Site } from '../../../model/site/site.ts';
import { comparedPeriod } from '../../../report/compared-period.ts';
import type { FileFormat } from '../../../report/file-of-report.ts';
import { periodLabel } from '../../../report/period-label.ts';
import { ReportFrame } from '../../../report/ReportFrame.tsx';
import { ReportScreen } from '../../../report/ReportScreen.tsx';
import { type PeriodState, usePeriod } from '../../../report/use-period.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { askedSpan } from '../asked-span.ts';
import { Dimmed } from '../Dimmed.tsx';
import { isTooLong } from '../is-too-long.ts';
import { NoData } from '../NoData.tsx';
import { limitsQuery, loadQuery } from '../queries.ts';
import { stepOf } from '../step-of.ts';
import { useAnalysisSearch } from '../use-analysis-search.ts';
import { LoadContent } from './LoadContent.tsx';
import { isEmptyLoad } from './load-tiles.ts';
import { MeterSelect } from './MeterSelect.tsx';

export const LoadScreen = () => (
  <ReportScreen report="load">{(site) => <LoadReport site={site} />}</ReportScreen>
);

const LoadReport = ({ site }: { site: Site }) => {
  const today = useToday(site.timeZone);
  const state = usePeriod({ today, kinds: ['day', 'month', 'year', 'total', 'range'], usual: 'month' });
  const { chosen, change } = useAnalysisSearch();
  const meters = useQuery(limitsQuery(site.id)).data?.meters ?? [];
  const meterId = meters.find((meter) => meter.meterId === chosen.meterIds[0])?.meterId ?? null;
  const load = useQuery({
    ...loadQuery(site.id, askedSpan(state.period), meterId),
    placeholderData: keepPreviousData,
  });
  const meterUse = (id: number) => meters.find((meter) => meter.meterId === id)?.useType ?? useTypes.grid;
  const file = (format: FileFormat) =>
    saveFile(calls.reportFile.load, {
      params: { id: site.id },
      query: { ...askedSpan(state.period), ...(meterId !== null && { sensorids: String(meterId) }), format },
    });
  return (
    <ReportFrame site={site} report="load" state={state} comparable file={file}>
      <MeterSelect
        meters={meters.map((meter) => ({ id: meter.meterId, name: meter.name }))}
        chosen={meterId}
        onChange={(id) => change({ meters: id ?? undefined })}
      />
      {isTooLong(load.error) ? (
        <TooLong onSite={() => change({ meters: undefined })} />
      ) : (
        <LoadResult siteId={site.id} state={state} load={load} meterId={meterId} meterUse={meterUse} />
      )}
    </ReportFrame>
  );
};

type LoadResultProps = {
  siteId: number;
  state: PeriodState;
  load: UseQueryResult<SiteLoad>;
  meterId: number | null;
  meterUse: (meterId: number) => UseType;
};

const LoadResult = ({ siteId, state, load, meterId, meterUse }: LoadResultProps) => {
  const { say, lang } = useTexts();
  const other = comparedPeriod(state.period, state.compare, state.newest);
  const compared = useQuery({
    ...loadQuery(siteId, other === null ? {} : askedSpan(other), meterId),
    enabled: other !== null,
  });
  const label = other && periodLabel(other, calendarFormatsOf(lang), say('period.allTime'));
  return (
    <QueryState query={load} blocks={[180, 340, 160]} nested>
      {(data) =>
        isEmptyLoad(data) ? (
          <NoData />
        ) : (
          <Dimmed old={load.isPlaceholderData}>
            <LoadContent
              siteId={siteId}
              period={state.period}
              load={data}
              meterUse={meterUse}
              onStep={stepOf(state)}
              compared={label !== null && compared.data ? { load: compared.data, label } : null}
            />
          </Dimmed>
        )
      }
    </QueryState>
  );
};

const TooLong = ({ onSite }: { onSite: () => void }) => {
  const { say } = useTexts();
  return (
    <EmptyState title={say('load.tooLong')} text={say('load.tooLongText')}>
      <Button look="primary" onClick={onSite}>
        {say('load.showSite')}
      </Button>
    </EmptyState>
  );
};
