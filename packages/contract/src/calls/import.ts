export { exportIntervals, exportReadings as export } from '../energy/reading-file.ts';
export { importHistory as history, list, preview, undo } from '../meter/import.ts';
