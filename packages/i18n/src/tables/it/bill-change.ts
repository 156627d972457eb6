import type { TableLike } from '../../table.ts';
import type { billChange as source } from '../en/bill-change.ts';

export const billChange: TableLike<typeof source> = {
  'billChange.title': 'Perché di più o di meno?',
  'billChange.than': 'Rispetto a',
  'billChange.previous': 'Il periodo precedente',
  'billChange.lastYear': 'Un anno fa',
  'billChange.more': '{{amount}} in più di {{period}}',
  'billChange.less': '{{amount}} in meno di {{period}}',
  'billChange.same': 'Come {{period}}',
  'billChange.unknown': 'L’altra bolletta non è nota, quindi non si può confrontare nulla.',
  'billChange.open': 'Le due bollette sono confrontate fino allo stesso numero di giorni interi.',
  'billChange.days': 'Numero di giorni',
  'billChange.use': 'Consumo: {{meter}}',
  'billChange.useRest': 'Consumo non misurato',
  'billChange.useAll': 'Consumo',
  'billChange.selfUse': 'Quota coperta con energia propria',
  'billChange.hours': 'Orari di consumo',
  'billChange.prices': 'Prezzi',
  'billChange.energy': 'Energia acquistata',
  'billChange.tiers': 'Scaglioni e arrotondamenti',
  'billChange.exportCredit': 'Credito per l’immissione',
  'billChange.fixed': 'Quote fisse',
  'billChange.demand': 'Quota potenza',
  'billChange.taxes': 'Imposte',
  'billChange.income': 'Ricavi da immissione',
};
