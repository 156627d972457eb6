import type { EnergyFigures } from '@ohmstead/contract';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { EnergySankey } from '../../../ui/charts/flow/EnergySankey.tsx';
import { energyFlows } from './energy-flows.ts';
import { storageKept } from './storage-kept.ts';

/** The balance as a picture and as a sentence; with unknown parts it would be neither. */
export const BalanceCard = ({ figures }: { figures: EnergyFigures }) => {
  const { say } = useTexts();
  const equation = useEquation(figures);
  const flows = energyFlows(figures);
  if (equation === null) return null;
  return (
    <Card title={say('report.flows')}>
      {flows.length === 0 ? (
        <Equation equation={equation} figures={figures} />
      ) : (
        <EnergySankey
          flows={flows}
          labels={{
            solar: say('energy.solar'),
            gridIn: say('energy.import'),
            house: say('energy.consumption'),
            gridOut: say('energy.export'),
          }}
          roles={{ solar: 'solar', gridIn: 'import', house: 'load', gridOut: 'export' }}
          summary={equation}
        />
      )}
    </Card>
  );
};

const Equation = ({ equation, figures }: { equation: string; figures: EnergyFigures }) => {
  const { say, formats } = useTexts();
  const kept = storageKept(figures);
  const kWh = (value: number) => formats.quantity(value, 'kWh');
  return (
    <>
      <p>{equation}</p>
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
