export { decide, list, powers, quarantine, replace, settle, undo } from '../meter/audit.ts';
export { causes, counts, preview } from '../meter/audit-consequences.ts';
export { answer } from '../meter/audit-question.ts';
