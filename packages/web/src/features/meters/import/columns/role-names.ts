import type { TextKey } from '@ohmstead/i18n';
import type { Role } from '../draft/column-role.ts';

export const roleNames: Readonly<Record<Role, TextKey>> = {
  none: 'import.role.none',
  time: 'import.role.time',
  timeOfDay: 'import.role.timeOfDay',
  end: 'import.role.end',
  endTimeOfDay: 'import.role.endTimeOfDay',
  phase: 'import.role.phase',
  meter: 'import.role.meter',
  register: 'import.role.register',
  voltageV: 'overview.voltage',
  currentA: 'overview.current',
  powerW: 'overview.power',
  importKwh: 'overview.importCounter',
  exportKwh: 'overview.exportCounter',
  frequencyHz: 'import.role.frequency',
  powerFactor: 'import.role.powerFactor',
  intervalImportKwh: 'import.role.intervalImport',
  intervalExportKwh: 'import.role.intervalExport',
  intervalNetKwh: 'import.role.intervalNet',
};
