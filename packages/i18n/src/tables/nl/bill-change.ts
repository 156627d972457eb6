import type { TableLike } from '../../table.ts';
import type { billChange as source } from '../en/bill-change.ts';

export const billChange: TableLike<typeof source> = {
  'billChange.title': 'Waarom hoger of lager?',
  'billChange.than': 'Vergeleken met',
  'billChange.previous': 'De periode ervoor',
  'billChange.lastYear': 'Een jaar geleden',
  'billChange.more': '{{amount}} meer dan {{period}}',
  'billChange.less': '{{amount}} minder dan {{period}}',
  'billChange.same': 'Evenveel als {{period}}',
  'billChange.unknown': 'De andere rekening is niet bekend, dus valt er niets te vergelijken.',
  'billChange.open': 'Beide rekeningen worden tot hetzelfde aantal hele dagen vergeleken.',
  'billChange.days': 'Aantal dagen',
  'billChange.use': 'Verbruik: {{meter}}',
  'billChange.useRest': 'Niet gemeten verbruik',
  'billChange.useAll': 'Verbruik',
  'billChange.selfUse': 'Deel uit eigen energie',
  'billChange.hours': 'Tijden van verbruik',
  'billChange.prices': 'Prijzen',
  'billChange.energy': 'Gekochte energie',
  'billChange.tiers': 'Staffels en afronding',
  'billChange.exportCredit': 'Saldering',
  'billChange.fixed': 'Vaste kosten',
  'billChange.demand': 'Vermogenskosten',
  'billChange.taxes': 'Belastingen',
  'billChange.income': 'Terugleververgoeding',
};
