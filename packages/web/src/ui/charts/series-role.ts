/** Colours mean energy and nothing else; each has its variable in the style sheet. What a storage takes is `storage`. */
export type EnergyRole = 'solar' | 'import' | 'export' | 'load' | 'storage' | 'discharge';

/** Parts of a bill: shades of the accent, each with a letter. */
export type TariffRole = 'offPeak' | 'standard' | 'peak' | 'fixed';

/** The wires of a meter, in the colours of their insulation. */
export type PhaseRole = 'phaseA' | 'phaseB' | 'phaseC';

export type SeriesRole = EnergyRole | TariffRole | PhaseRole;
