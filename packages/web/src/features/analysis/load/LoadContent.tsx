import type { SiteLoad } from '@ohmstead/contract';
import type { UseType } from '@ohmstead/domain';
import { CauseLink } from '../../../causes/CauseLink.tsx';
import { causesOfPeriod } from '../../../report/causes-of-period.ts';
import type { Period } from '../../../report/period.ts';
import { DurationCurve } from './DurationCurve.tsx';
import { LoadTiles } from './LoadTiles.tsx';
import type { ComparedLoad } from './load-tiles.ts';
import { PhaseLoads } from './PhaseLoads.tsx';

type LoadContentProps = {
  siteId: number;
  period: Period;
  load: SiteLoad;
  compared: ComparedLoad | null;
  meterUse: (meterId: number) => UseType;
  onStep: (by: -1 | 1) => void;
};

export const LoadContent = ({ siteId, period, load, compared, meterUse, onStep }: LoadContentProps) => (
  <>
    <LoadTiles load={load} compared={compared?.load} />
    {load.known < 1 && <CauseLink siteId={siteId} dates={causesOfPeriod(period)} meterId={load.meterId} />}
    <DurationCurve load={load} compared={compared} onStep={onStep} />
    <PhaseLoads load={load} meterUse={meterUse} />
  </>
);
