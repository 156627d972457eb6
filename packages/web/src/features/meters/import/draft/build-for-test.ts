import type { ImportMapping, ImportPreview } from '@ohmstead/contract';
import { draftOf, type MappingDraft } from './mapping-draft.ts';

const mapping: ImportMapping = {
  delimiter: ';',
  decimal: ',',
  headerLines: 1,
  time: { column: 0, format: 'dd.MM.yyyy HH:mm', zone: 'Europe/Berlin' },
  phaseColumn: null,
  values: [{ column: 1, quantity: 'importKwh', unit: 'kWh' }],
};

export const buildMapping = (change: Partial<ImportMapping> = {}): ImportMapping => ({
  ...mapping,
  ...change,
});

export const buildPreview = (change: Partial<ImportPreview> = {}): ImportPreview => ({
  layout: null,
  delimiter: ';',
  mapping,
  open: [],
  meters: [],
  header: ['Datum', 'Bezug [kWh]', 'Leistung'],
  rows: [
    ['01.06.2025 00:00', '7000,25', '600'],
    ['01.06.2025 00:15', '7000,50', '620'],
  ],
  ...change,
});

export const siteZone = 'Europe/Berlin';

export const buildDraft = (change: Partial<ImportPreview> = {}): MappingDraft => {
  const draft = draftOf(buildPreview(change), siteZone);
  if (!draft) throw new Error('this preview has no draft');
  return draft;
};
