import { type AlertLimitsOfSite, calls } from '@ohmstead/contract';
import { alertKinds } from '@ohmstead/domain';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useRef } from 'react';
import { saveFile } from '../../../api/save-file.ts';
import { useToday } from '../../../model/dates/use-today.ts';
import type { Site } from '../../../model/site/site.ts';
import type { FileFormat } from '../../../report/file-of-report.ts';
import { ReportFrame } from '../../../report/ReportFrame.tsx';
import { ReportScreen } from '../../../report/ReportScreen.tsx';
import { usePeriod } from '../../../report/use-period.ts';
import { QueryState } from '../../../ui/QueryState.tsx';
import { listInSearch } from '../analysis-search.ts';
import { askedSpan } from '../asked-span.ts';
import { NoMeters } from '../NoMeters.tsx';
import { limitsQuery } from '../queries.ts';
import { useAnalysisSearch } from '../use-analysis-search.ts';
import { useCompared } from '../use-compared.ts';
import { AlertForm, type AlertSearch } from './AlertForm.tsx';
import { AlertResults } from './AlertResults.tsx';
import { alertsAsked } from './alert-kinds.ts';

export const AlertScreen = () => (
  <ReportScreen report="dataalert">{(site) => <AlertReport site={site} />}</ReportScreen>
);

const AlertReport = ({ site }: { site: Site }) => {
  const today = useToday(site.timeZone);
  const state = usePeriod({ today, kinds: ['day', 'month', 'year', 'total', 'range'], usual: 'month' });
  const limits = useQuery(limitsQuery(site.id));
  const { chosen, change } = useAnalysisSearch();
  const meterIds = (limits.data?.meters ?? []).map(({ meterId }) => meterId);
  const searched = searchedOf(chosen, meterIds);
  const asked = askedOf(searched, meterIds);
  const span = askedSpan(state.period);
  const compared = useCompared(state);
  const file = (format: FileFormat) =>
    saveFile(calls.reportFile.dataalert, { params: { id: site.id }, query: { ...span, ...asked, format } });
  const search = ({ kinds, meterIds: wanted }: AlertSearch) =>
    change({
      kinds: kinds.length === alertKinds.length ? undefined : listInSearch(kinds),
      meters: wanted.length === meterIds.length ? undefined : listInSearch(wanted),
    });
  return (
    <ReportFrame site={site} report="dataalert" state={state} comparable file={file}>
      <QueryState query={limits} blocks={[420, 240]} nested>
        {(data) =>
          data.meters.length === 0 ? (
            <NoMeters />
          ) : (
            <AlertContent site={site} limits={data} searched={searched} onSearch={search}>
              {(heading) => (
                <AlertResults
                  site={site}
                  span={span}
                  compared={compared}
                  asked={asked}
                  heading={heading}
                  limits={data}
                />
              )}
            </AlertContent>
          )
        }
      </QueryState>
    </ReportFrame>
  );
};

type AlertContentProps = {
  site: Site;
  limits: AlertLimitsOfSite;
  searched: AlertSearch;
  onSearch: (search: AlertSearch) => void;
  /** The results under their heading, which is focused after a search. */
  children: (heading: RefObject<HTMLHeadingElement | null>) => ReactNode;
};

const AlertContent = ({ site, limits, searched, onSearch, children }: AlertContentProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const run = (search: AlertSearch) => {
    onSearch(search);
    heading.current?.focus();
  };
  return (
    <>
      <AlertForm limits={limits} searched={searched} canEdit={site.role === 'owner'} onRun={run} />
      {children(heading)}
    </>
  );
};

const askedOf = ({ kinds, meterIds }: AlertSearch, all: readonly number[]) =>
  alertsAsked(kinds, meterIds.length === all.length ? [] : meterIds);

/** The address holds what was chosen; a choice that is left out means everything. */
const searchedOf = (chosen: AlertSearch, meterIds: readonly number[]): AlertSearch => {
  const wanted = meterIds.filter((id) => chosen.meterIds.includes(id));
  return {
    kinds: chosen.kinds.length === 0 ? alertKinds : chosen.kinds,
    meterIds: wanted.length === 0 ? meterIds : wanted,
  };
};
