export { decide, list, quarantine, replace, settle, undo } from '../audit.ts';
