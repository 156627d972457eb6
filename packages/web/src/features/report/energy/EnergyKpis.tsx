import type { EnergyReport } from '@ohmstead/contract';
import type { TextKey } from '@ohmstead/i18n';
import { Kpi, Kpis } from '../../../report/Kpis.tsx';
import type { Compare } from '../../../report/report-search.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { decimalsOf, powerUnitOf, toUnit } from '../../../ui/charts/power-unit.ts';
import { ShareRing } from '../../../ui/charts/ShareRing.tsx';
import { Change } from '../Change.tsx';
import styles from './EnergyKpis.module.css';
import { type EnergyFigure, energyKpis, type ShareFigure } from './energy-kpis.ts';
import type { EnergyView } from './energy-view.ts';

type EnergyKpisProps = { report: EnergyReport; view: EnergyView; compare: Compare | null };

export const EnergyKpis = ({ report, view, compare }: EnergyKpisProps) => {
  const { say } = useTexts();
  const { energies, shares, demand, changes } = energyKpis(report, view, compare);
  return (
    <>
      <Kpis>
        {energies.map((figure) => (
          <EnergyKpi key={figure.key} figure={figure} changes={changes} />
        ))}
        {shares.map((figure) => (
          <ShareKpi key={figure.key} figure={figure} />
        ))}
        {demand && <DemandKpi demand={demand} timeZone={report.columns.timeZone} />}
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

const EnergyKpi = ({ figure: { key, kWh }, changes }: { figure: EnergyFigure; changes: Changes }) => {
  const { say } = useTexts();
  const { label, icon, tone } = looks[key];
  return (
    <Kpi
      label={say(label)}
      icon={icon}
      tone={tone}
      note={changes && <Change share={changes.of[key]} against={changes.against} />}
    >
      <Amount value={kWh} unit="kWh" />
    </Kpi>
  );
};

const shareTexts: Record<ShareFigure['key'], { readonly label: TextKey; readonly note: TextKey }> = {
  selfUseRate: { label: 'report.selfUseRate', note: 'report.selfUseRateNote' },
  selfSufficiency: { label: 'report.selfSufficiency', note: 'report.selfSufficiencyNote' },
};

const ShareKpi = ({ figure: { key, share } }: { figure: ShareFigure }) => {
  const { say } = useTexts();
  const { label, note } = shareTexts[key];
  return (
    <Kpi label={say(label)}>
      <ShareRing share={share} label={say(note)} />
    </Kpi>
  );
};

type DemandKpiProps = { demand: NonNullable<EnergyReport['demand']>; timeZone: string };

const DemandKpi = ({ demand: { powerW, at }, timeZone }: DemandKpiProps) => {
  const { say, formats } = useTexts();
  const unit = powerUnitOf([powerW]);
  return (
    <Kpi
      label={say('report.demand')}
      note={say('report.demandNote', { time: formats.dateTime(Date.parse(at), timeZone) })}
    >
      <Amount value={toUnit(powerW, unit)} unit={unit} digits={decimalsOf[unit]} />
    </Kpi>
  );
};
