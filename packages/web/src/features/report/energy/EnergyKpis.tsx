import type { EnergyReport } from '@ohmstead/contract';
import type { TextKey } from '@ohmstead/i18n';
import { Kpi, Kpis } from '../../../report/Kpis.tsx';
import type { PeriodState } from '../../../report/use-period.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { decimalsOf, powerUnitOf, toUnit } from '../../../ui/charts/power-unit.ts';
import { ShareRing } from '../../../ui/charts/ShareRing.tsx';
import { Change } from '../Change.tsx';
import styles from './EnergyKpis.module.css';
import { type EnergyFigure, energyKpis, type ShareFigure } from './energy-kpis.ts';
import type { EnergyView } from './energy-view.ts';
import { WhyButton } from './WhyButton.tsx';

type EnergyKpisProps = { siteId: number; report: EnergyReport; view: EnergyView; state: PeriodState };

export const EnergyKpis = ({ siteId, report, view, state }: EnergyKpisProps) => {
  const { say } = useTexts();
  const { energies, shares, demand, changes } = energyKpis(report, view, state.compare);
  const of = { siteId, report, state };
  return (
    <>
      <Kpis>
        {energies.map((figure) => (
          <EnergyKpi key={figure.key} figure={figure} changes={changes} of={of} />
        ))}
        {shares.map((figure) => (
          <ShareKpi key={figure.key} figure={figure} of={of} />
        ))}
        {demand && <DemandKpi demand={demand} of={of} />}
      </Kpis>
      {changes?.ofPart && <p className={styles.note}>{say('report.sameTime')}</p>}
    </>
  );
};

const looks = {
  import: { label: 'energy.import', icon: 'arrowIn', tone: 'import' },
  export: { label: 'energy.export', icon: 'arrowOut', tone: 'export' },
  yield: { label: 'energy.yield', icon: 'sun', tone: 'solar' },
  consumption: { label: 'energy.consumption', icon: 'house', tone: 'load' },
} as const;

type Changes = ReturnType<typeof energyKpis>['changes'];
type Of = { siteId: number; report: EnergyReport; state: PeriodState };

type EnergyKpiProps = { figure: EnergyFigure; changes: Changes; of: Of };

const EnergyKpi = ({ figure: { key, kWh }, changes, of }: EnergyKpiProps) => {
  const { say } = useTexts();
  const { label, icon, tone } = looks[key];
  const value = <Amount value={kWh} unit="kWh" />;
  return (
    <Kpi
      label={say(label)}
      icon={icon}
      tone={tone}
      note={changes && <Change share={changes.of[key]} against={changes.against} />}
      why={
        <WhyButton {...of} figure={key} name={say(label)}>
          {value}
        </WhyButton>
      }
    >
      {value}
    </Kpi>
  );
};

const shareTexts: Record<ShareFigure['key'], { readonly label: TextKey; readonly note: TextKey }> = {
  selfUseRate: { label: 'report.selfUseRate', note: 'report.selfUseRateNote' },
  selfSufficiency: { label: 'report.selfSufficiency', note: 'report.selfSufficiencyNote' },
};

const ShareKpi = ({ figure: { key, share }, of }: { figure: ShareFigure; of: Of }) => {
  const { say, formats } = useTexts();
  const { label, note } = shareTexts[key];
  return (
    <Kpi
      label={say(label)}
      why={
        <WhyButton {...of} figure={key} name={say(label)}>
          {formats.percent(share, 1)}
        </WhyButton>
      }
    >
      <ShareRing share={share} label={say(note)} />
    </Kpi>
  );
};

type DemandKpiProps = { demand: NonNullable<EnergyReport['demand']>; of: Of };

const DemandKpi = ({ demand: { powerW, at }, of }: DemandKpiProps) => {
  const { say, formats } = useTexts();
  const unit = powerUnitOf([powerW]);
  const value = <Amount value={toUnit(powerW, unit)} unit={unit} digits={decimalsOf[unit]} />;
  return (
    <Kpi
      label={say('report.demand')}
      note={say('report.demandNote', { time: formats.dateTime(Date.parse(at), of.report.columns.timeZone) })}
      why={
        <WhyButton {...of} figure="demand" name={say('report.demand')}>
          {value}
        </WhyButton>
      }
    >
      {value}
    </Kpi>
  );
};
