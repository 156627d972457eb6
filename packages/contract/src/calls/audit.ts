export { decide, list, quarantine, replace, settle, undo } from '../meter/audit.ts';
