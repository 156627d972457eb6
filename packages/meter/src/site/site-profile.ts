import type { UseType } from '@ohmstead/domain';
import type { Load } from '../load/load.ts';
import type { Dialect } from '../payload/dialect.ts';
import type { Climate } from '../sky/climate.ts';
import type { Battery } from '../source/battery.ts';
import type { SolarPlant } from '../source/solar-plant.ts';

/** Everything about a site that decides what its meters show. */
export type SiteProfile = {
  readonly zone: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly climate: Climate;
  readonly mains: Mains;
  readonly loads: readonly Load[];
  readonly solar: SolarPlant | null;
  readonly battery: Battery | null;
  /** Share of the weeks in which nobody is at home. */
  readonly awayShare: number;
  readonly meters: readonly MeterProfile[];
};

export type Mains = {
  readonly phases: 1 | 2 | 3;
  /** The voltage between a phase and neutral. */
  readonly voltageV: number;
  readonly frequencyHz: 50 | 60;
  /** The resistance of the supply line of one phase, whose voltage drop grows with the load. */
  readonly lineOhm: number;
};

export type MeterProfile = {
  readonly name: string;
  readonly useType: UseType;
  /** What it measures: 'grid', 'solar', 'battery' or a circuit of the loads. */
  readonly measures: string;
  /** The phases of the site that it measures. */
  readonly phases: readonly number[];
  readonly dialect: Dialect;
  /** Whether it sends the net row (NEM). */
  readonly net: boolean;
  /** Whether it sends reactive power and energy. */
  readonly reactive: boolean;
};
