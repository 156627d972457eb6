export {
  incident as get,
  incidents as list,
  normal,
  rules,
  saveRule,
  snooze,
} from '../incidents/incident.ts';
