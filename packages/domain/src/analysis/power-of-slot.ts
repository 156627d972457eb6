/** mWh that one watt is in a quarter-hour. */
const mwhPerWatt = 250;

/** The average power of a quarter-hour. */
export const powerOfSlot = (energyMwh: number): number => energyMwh / mwhPerWatt;
