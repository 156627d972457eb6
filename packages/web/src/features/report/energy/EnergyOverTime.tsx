import type { EnergyReport } from '@ohmstead/contract';
import { Link } from '@tanstack/react-router';
import { MeasureSwitch } from '../../../energy-value/MeasureSwitch.tsx';
import { useMeasure } from '../../../energy-value/measure.ts';
import type { Site } from '../../../model/site/site.ts';
import { searchOfPeriod } from '../../../report/report-search.ts';
import type { PeriodState } from '../../../report/use-period.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { EnergyBars } from './EnergyBars.tsx';
import type { EnergyView } from './energy-view.ts';
import { ValueBars } from './ValueBars.tsx';

type EnergyOverTimeProps = { site: Site; report: EnergyReport; view: EnergyView; state: PeriodState };

/** The period's columns in kWh, in money or as CO₂; all of time only in kWh. */
export const EnergyOverTime = ({ site, report, view, state }: EnergyOverTimeProps) => {
  const { say } = useTexts();
  const chosen = useMeasure(site.showsPrices);
  const measure = state.period.kind === 'total' ? 'energy' : chosen;
  return (
    <Card
      title={say('report.chart')}
      actions={
        state.period.kind !== 'total' && <MeasureSwitch value={measure} showsPrices={site.showsPrices} />
      }
    >
      {measure === 'energy' ? (
        <EnergyBars report={report} view={view} state={state} />
      ) : (
        <ValueBars siteId={site.id} state={state} measure={measure} />
      )}
      {state.period.kind !== 'total' && (
        <Link
          to="/site/$id/compare"
          params={{ id: String(site.id) }}
          search={{ ...searchOfPeriod(state.period), with: state.compare ?? 'lastYear' }}
        >
          {say('compare.link')}
        </Link>
      )}
    </Card>
  );
};
