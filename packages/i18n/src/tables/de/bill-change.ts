import type { TableLike } from '../../table.ts';
import type { billChange as source } from '../en/bill-change.ts';

export const billChange: TableLike<typeof source> = {
  'billChange.title': 'Warum höher oder niedriger?',
  'billChange.than': 'Verglichen mit',
  'billChange.previous': 'Dem Zeitraum davor',
  'billChange.lastYear': 'Vor einem Jahr',
  'billChange.more': '{{amount}} mehr als {{period}}',
  'billChange.less': '{{amount}} weniger als {{period}}',
  'billChange.same': 'So viel wie {{period}}',
  'billChange.unknown': 'Die andere Rechnung ist nicht bekannt, daher lässt sich nichts vergleichen.',
  'billChange.open': 'Beide Rechnungen werden bis zur gleichen Zahl ganzer Tage verglichen.',
  'billChange.days': 'Zahl der Tage',
  'billChange.use': 'Verbrauch: {{meter}}',
  'billChange.useRest': 'Nicht gemessener Verbrauch',
  'billChange.useAll': 'Verbrauch',
  'billChange.selfUse': 'Anteil aus eigener Energie',
  'billChange.hours': 'Zeiten des Verbrauchs',
  'billChange.prices': 'Preise',
  'billChange.energy': 'Bezogene Energie',
  'billChange.tiers': 'Stufen und Rundung',
  'billChange.exportCredit': 'Gutschrift für Einspeisung',
  'billChange.fixed': 'Feste Entgelte',
  'billChange.demand': 'Leistungspreis',
  'billChange.taxes': 'Steuern',
  'billChange.income': 'Einspeisevergütung',
};
