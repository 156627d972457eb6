// A series of rows, a phase and a register of the file, as one number.
const mostPhases = 8;

export const seriesNumber = (phase: number, register: number): number => register * mostPhases + phase;

export const phaseOf = (series: number): number => series % mostPhases;

export const registerOf = (series: number): number => Math.floor(series / mostPhases);
