export { importHistory as history, list, preview, undo } from '../import.ts';
export { exportReadings as export } from '../reading-file.ts';
