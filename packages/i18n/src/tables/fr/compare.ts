import type { TableLike } from '../../table.ts';
import type { compare as source } from '../en/compare.ts';

export const compare: TableLike<typeof source> = {
  'compare.bills': 'Comparer des factures',
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
