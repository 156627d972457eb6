import type { TableLike } from '../../table.ts';
import type { billChange as source } from '../en/bill-change.ts';

export const billChange: TableLike<typeof source> = {
  'billChange.title': 'Pourquoi plus ou moins ?',
  'billChange.than': 'Comparé à',
  'billChange.previous': 'La période précédente',
  'billChange.lastYear': 'Il y a un an',
  'billChange.more': '{{amount}} de plus que {{period}}',
  'billChange.less': '{{amount}} de moins que {{period}}',
  'billChange.same': 'Autant que {{period}}',
  'billChange.unknown': 'L’autre facture n’est pas connue : aucune comparaison n’est possible.',
  'billChange.open': 'Les deux factures sont comparées jusqu’au même nombre de jours entiers.',
  'billChange.days': 'Nombre de jours',
  'billChange.use': 'Consommation : {{meter}}',
  'billChange.useRest': 'Consommation non mesurée',
  'billChange.useAll': 'Consommation',
  'billChange.selfUse': 'Part couverte par sa propre énergie',
  'billChange.hours': 'Heures de consommation',
  'billChange.prices': 'Prix',
  'billChange.energy': 'Énergie achetée',
  'billChange.tiers': 'Tranches et arrondis',
  'billChange.exportCredit': 'Crédit d’injection',
  'billChange.fixed': 'Frais fixes',
  'billChange.demand': 'Prime de puissance',
  'billChange.taxes': 'Taxes',
  'billChange.income': 'Revenus d’injection',
};
