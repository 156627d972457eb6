import type { EnergyFigures, SiteEndUses } from '@ohmstead/contract';
import type { TextKey } from '@ohmstead/i18n';
import type { Period } from '../../../report/period.ts';
import { useReportPeriod } from '../../../report/report-period.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { EnergySankey } from '../../../ui/charts/flow/EnergySankey.tsx';
import type { EnergyRole } from '../../../ui/charts/series-role.ts';
import { energyFlows, type FlowEnd, type FlowSource } from './energy-flows.ts';
import { storageKept } from './storage-kept.ts';
import { useUsesOfPeriod } from './use-uses-of-period.ts';

type BalanceCardProps = { siteId: number; period: Period; figures: EnergyFigures };

/** The balance as a picture and as a sentence; with unknown parts it would be neither. */
export const BalanceCard = ({ siteId, period, figures }: BalanceCardProps) => {
  const { say } = useTexts();
  const span = useReportPeriod();
  const equation = useEquation(figures);
  const uses = useUsesOfPeriod(siteId, period);
  const labelOf = useEndLabels(uses);
  const flows = energyFlows(figures, uses);
  if (equation === null) return null;
  return (
    <Card title={say('report.flows')}>
      {flows.length > 0 && (
        <EnergySankey
          heading={{ title: say('report.flows'), span }}
          flows={flows}
          labelOf={labelOf}
          roleOf={roleOf}
          summary={equation}
        />
      )}
      <Equation equation={flows.length > 0 ? null : equation} figures={figures} />
    </Card>
  );
};

const textOf: Record<Exclude<FlowSource | FlowEnd, `use ${number}`>, TextKey> = {
  solar: 'energy.solar',
  gridIn: 'energy.import',
  discharge: 'energy.discharge',
  house: 'energy.consumption',
  notMeasured: 'uses.notMeasured',
  others: 'uses.others',
  charge: 'energy.charge',
  gridOut: 'energy.export',
};

const useEndLabels = (uses: SiteEndUses | null) => {
  const { say } = useTexts();
  return (node: FlowSource | FlowEnd): string => {
    const name = uses?.uses.find(({ meterId }) => node === `use ${meterId}`)?.name;
    return name ?? (isOfMeter(node) ? '' : say(textOf[node]));
  };
};

const isOfMeter = (node: FlowSource | FlowEnd): node is `use ${number}` => node.startsWith('use ');

const roleOf = (node: FlowSource | FlowEnd): EnergyRole => {
  if (node === 'solar' || node === 'discharge') return node;
  if (node === 'gridIn') return 'import';
  if (node === 'gridOut') return 'export';
  return node === 'charge' ? 'storage' : 'load';
};

type EquationProps = { equation: string | null; figures: EnergyFigures };

/** What a storage kept is in no ribbon. */
const Equation = ({ equation, figures }: EquationProps) => {
  const { say, formats } = useTexts();
  const kept = storageKept(figures);
  const kWh = (value: number) => formats.quantity(value, 'kWh');
  return (
    <>
      {equation !== null && <p>{equation}</p>}
      {kept && (
        <p>
          {say('report.storageLoss', {
            charge: kWh(kept.chargeKwh),
            discharge: kWh(kept.dischargeKwh),
            loss: kWh(kept.lossKwh),
          })}
        </p>
      )}
    </>
  );
};

const useEquation = (figures: EnergyFigures): string | null => {
  const { say, formats } = useTexts();
  const { importKwh, exportKwh, yieldKwh, consumptionKwh, chargeKwh, dischargeKwh } = figures;
  if ([importKwh, exportKwh, yieldKwh, consumptionKwh].includes(null)) return null;
  const kWh = (value: number | null) => formats.quantity(value, 'kWh');
  const parts = {
    import: kWh(importKwh),
    yield: kWh(yieldKwh),
    consumption: kWh(consumptionKwh),
    export: kWh(exportKwh),
  };
  if (chargeKwh === null || dischargeKwh === null) return say('report.equation', parts);
  return say('report.equationStorage', { ...parts, charge: kWh(chargeKwh), discharge: kWh(dischargeKwh) });
};
