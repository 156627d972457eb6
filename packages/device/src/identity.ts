import type { Generation } from './firmware.ts';

/** What a device says of itself. */
export type Identity = {
  readonly generation: Generation;
  readonly phases: 1 | 3;
  /** The oldest form of payload exists for old firmware of one phase only. */
  readonly form: 'usual' | 'oldest';
  readonly version: string;
  readonly model: 'WEM3080' | 'WEM3080T';
  /** Empty once everything was erased. */
  readonly sn: string;
  readonly mac: string;
};

export const modelOf = (phases: 1 | 3): Identity['model'] => (phases === 1 ? 'WEM3080' : 'WEM3080T');

/** Made of the first serial number. */
export const macOf = (sn: string): string => `B0F8${Buffer.from(sn).toString('hex').slice(-8).toUpperCase()}`;
