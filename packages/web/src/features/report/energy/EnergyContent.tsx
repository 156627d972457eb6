import { calls, reportViews } from '@ohmstead/contract';
import { minuteMs } from '@ohmstead/domain';
import type { TextKey } from '@ohmstead/i18n';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { saveFile } from '../../../api/save-file.ts';
import { useToday } from '../../../model/dates/use-today.ts';
import type { Site } from '../../../model/site/site.ts';
import { ReportFrame } from '../../../report/ReportFrame.tsx';
import { usePeriod } from '../../../report/use-period.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { QueryState } from '../../../ui/QueryState.tsx';
import { energyQuery, energyTime, fetchNeighbours } from '../queries.ts';
import { EnergyReportView } from './EnergyReportView.tsx';
import { chosenView, type EnergyView } from './energy-view.ts';
import { prefetchEnergy } from './prefetch-energy.ts';

const viewLabels: Record<EnergyView, TextKey> = {
  yield: 'report.viewYield',
  consumption: 'report.viewConsumption',
  balance: 'report.viewBalance',
};

/** Energy of a period by its parts. */
export const EnergyContent = ({ site }: { site: Site }) => {
  const { say } = useTexts();
  const today = useToday(site.timeZone);
  const state = usePeriod({ today, kinds: ['day', 'month', 'year', 'total', 'range'], usual: 'day' });
  const asked = { period: state.period, compare: state.compare };
  const report = useQuery({
    ...energyQuery(site.id, asked),
    placeholderData: keepPreviousData,
    refetchInterval: minuteMs,
  });
  const view = chosenView(state.view, report.data);
  usePrefetched(site.id, state, report.isSuccess && !report.isPlaceholderData);
  return (
    <ReportFrame
      site={site}
      report="energy"
      state={state}
      comparable
      views={{ options: reportViews.map((value) => ({ value, label: say(viewLabels[value]) })), value: view }}
      file={(format) =>
        saveFile(calls.reportFile.energy, {
          params: { id: site.id },
          query: { ...energyTime(state.period), view, format },
        })
      }
    >
      <QueryState query={report} blocks={[120, 420]} nested>
        {(data) => (
          <EnergyReportView
            site={site}
            report={data}
            view={view}
            state={state}
            old={report.isPlaceholderData}
          />
        )}
      </QueryState>
    </ReportFrame>
  );
};

const usePrefetched = (siteId: number, state: ReturnType<typeof usePeriod>, settled: boolean): void => {
  const queries = useQueryClient();
  const { period, newest, compare } = state;
  const key = JSON.stringify([period, compare]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the period and its comparison.
  useEffect(() => {
    if (!settled) return;
    fetchNeighbours(queries, { period, newest }, (client, neighbour) =>
      prefetchEnergy(client, siteId, { period: neighbour, compare }),
    );
  }, [queries, siteId, key, settled]);
};
