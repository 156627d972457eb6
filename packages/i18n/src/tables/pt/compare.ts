import type { TableLike } from '../../table.ts';
import type { compare as source } from '../en/compare.ts';

export const compare: TableLike<typeof source> = {
  'compare.bills': 'Comparar faturas',
  'compare.link': 'Comparar dois períodos ou dois locais',
  'compare.with': 'Comparado com',
  'compare.otherPeriod': 'Outro período',
  'compare.otherSite': 'Outro local',
  'compare.figure': 'Grandeza',
  'compare.difference': 'Diferença',
  'compare.differencePerDay': 'Diferença por dia',
  'compare.perDay': '{{first}} e {{second}} dias: as diferenças são por dia.',
  'compare.running': '{{name}} ainda decorre.',
  'compare.partly': '{{name}}: {{known}}',
  'compare.bars': 'Lado a lado',
  'compare.differences': 'Diferença ao longo do tempo',
  'compare.differenceSummary':
    '{{first}} menos {{second}}, no que ambos são conhecidos e já terminaram: {{amount}}.',
  'compare.more': 'Mais em {{name}}',
  'compare.missing': 'Sem dados: {{name}}',
  'compare.currencies': 'Valores em moedas diferentes não são comparados.',
  'compare.summary': '{{first}}: {{firstAmount}}. {{second}}: {{secondAmount}}.',
  'compare.totals': 'Totais',
};
