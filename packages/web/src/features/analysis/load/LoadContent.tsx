import type { SiteLoad } from '@ohmstead/contract';
import type { UseType } from '@ohmstead/domain';
import { DurationCurve } from './DurationCurve.tsx';
import { LoadTiles } from './LoadTiles.tsx';
import type { ComparedLoad } from './load-tiles.ts';
import { PhaseLoads } from './PhaseLoads.tsx';

type LoadContentProps = {
  load: SiteLoad;
  compared: ComparedLoad | null;
  meterUse: (meterId: number) => UseType;
  onStep: (by: -1 | 1) => void;
};

export const LoadContent = ({ load, compared, meterUse, onStep }: LoadContentProps) => (
  <>
    <LoadTiles load={load} compared={compared?.load} />
    <DurationCurve load={load} compared={compared} onStep={onStep} />
    <PhaseLoads load={load} meterUse={meterUse} />
  </>
);
