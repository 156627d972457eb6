export { decide, list, powers, quarantine, replace, settle, undo } from '../meter/audit.ts';
