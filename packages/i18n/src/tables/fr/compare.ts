import type { TableLike } from '../../table.ts';
import type { compare as source } from '../en/compare.ts';

export const compare: TableLike<typeof source> = {
  'measure.choose': 'Afficher en',
  'measure.money': 'Argent',
  'measure.cost': 'Coût de l’énergie importée',
  'measure.income': 'Revenu d’injection',
  'measure.emitted': 'CO₂ de l’énergie importée',
  'measure.avoided': 'CO₂ évité par le solaire',
  'measure.prices':
    'Chaque quart d’heure à son prix, avec les taxes sur l’énergie. L’abonnement, la puissance, les tranches et la compensation de l’injection ne figurent que sur la facture.',
  'measure.noPrice': 'Aucun tarif ne donne de prix à l’énergie de cette période.',
  'measure.noFactor': 'Aucun facteur de CO₂ n’est saisi pour ce site.',
  'measure.costSummary': '{{period}} : {{amount}} d’énergie importée.',
  'measure.co2Summary': '{{period}} : {{mass}} de CO₂ pour l’énergie importée.',
  'compare.link': 'Comparer deux périodes ou deux sites',
  'compare.with': 'Comparé à',
  'compare.otherPeriod': 'Une autre période',
  'compare.otherSite': 'Un autre site',
  'compare.figure': 'Grandeur',
  'compare.difference': 'Différence',
  'compare.differencePerDay': 'Différence par jour',
  'compare.perDay': '{{first}} et {{second}} jours : les différences sont par jour.',
  'compare.running': '{{name}} est encore en cours.',
  'compare.partly': '{{name}} : {{known}}',
  'compare.bars': 'Côte à côte',
  'compare.differences': 'Différence dans le temps',
  'compare.differenceSummary':
    '{{first}} moins {{second}}, pour ce qui est connu et terminé des deux côtés : {{amount}}.',
  'compare.more': 'Plus dans {{name}}',
  'compare.missing': 'Aucune donnée : {{name}}',
  'compare.currencies': 'Les montants en monnaies différentes ne sont pas comparés.',
  'compare.summary': '{{first}} : {{firstAmount}}. {{second}} : {{secondAmount}}.',
  'compare.totals': 'Totaux',
};
