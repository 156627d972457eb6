import type { AlertRule, AlertRules, IncidentDetail } from '@ohmstead/contract';
import { type IncidentKind, incidentKind, incidentKinds } from '@ohmstead/domain';
import { buildIncident } from '../../../test/build-incident.ts';

export const buildIncidentDetail = (change: Partial<IncidentDetail> = {}): IncidentDetail => ({
  ...buildIncident(),
  timeZone: 'Europe/Berlin',
  priceUnit: 'EUR',
  evidence: [
    { at: '2026-11-20T09:58:00.000Z', value: 4000 },
    { at: '2026-11-20T09:59:00.000Z', value: 9000 },
    { at: '2026-11-20T10:00:00.000Z', value: 12_300 },
  ],
  cost: null,
  messages: [],
  ...change,
});

export const buildRule = (kind: IncidentKind, change: Partial<AlertRule> = {}): AlertRule => ({
  kind,
  meterId: null,
  isOn: incidentKind(kind).isOnAtFirst,
  limit: null,
  defaultLimit: kind === 'offline' ? 30 : null,
  unit: incidentKind(kind).unit,
  hasLimit: incidentKind(kind).side !== 'fact',
  snoozedUntil: null,
  ...change,
});

export const buildRules = (change: Partial<AlertRules> = {}): AlertRules => ({
  id: 3,
  timeZone: 'Europe/Berlin',
  priceUnit: 'EUR',
  meters: [
    { meterId: 11, name: 'Main meter' },
    { meterId: 12, name: 'Heat pump' },
  ],
  rules: incidentKinds.map((kind) => buildRule(kind)),
  ...change,
});
