// Pure: a site's meters to their cards, with bars for the phases of a three-phase meter.
import type { MeterLive } from '@ohmstead/contract';
import { type PhaseBar, phaseBars } from '../../../ui/charts/bars/phase-bars.ts';
import {
  type MeterFigures,
  type MeterWords,
  meterFigures,
  meterWords,
  shownPowerW,
} from '../../../ui/meter/meter-figures.ts';
import { phaseName } from '../../../ui/phase-name.ts';
import { type MeterValue, meterValues } from './meter-values.ts';

export type SiteMeterCard = MeterFigures & {
  readonly id: number;
  readonly name: string;
  readonly sn: string;
  readonly useType: MeterLive['useType'];
  readonly state: MeterLive['state'];
  readonly waiting: boolean;
  readonly words: MeterWords;
  readonly updatedMs: number | null;
  /** Empty for a single-phase meter. */
  readonly phases: readonly PhaseBar[];
  readonly phaseNames: readonly string[];
  readonly values: readonly MeterValue[];
};

export const meterCards = (meters: readonly MeterLive[]): SiteMeterCard[] => meters.map(meterCard);

const meterCard = (meter: MeterLive): SiteMeterCard => ({
  ...meterFigures(meter),
  id: meter.id,
  name: meter.name,
  sn: meter.sn,
  useType: meter.useType,
  state: meter.state,
  waiting: meter.lastUpdate === null,
  words: meterWords(meter.useType),
  updatedMs: meter.lastUpdate === null ? null : Date.parse(meter.lastUpdate),
  phases: meter.phases.length > 1 ? phaseBars(phasesOf(meter), meter.useType) : [],
  phaseNames: meter.phases.map((_, index) => phaseName(index)),
  values: meterValues(phasesOf(meter)),
});

const phasesOf = ({ phases, useType }: MeterLive): MeterLive['phases'] =>
  phases.map((phase) => ({ ...phase, powerW: shownPowerW(useType, phase.powerW) }));
