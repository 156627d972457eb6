import type { TableLike } from '../../table.ts';
import type { compare as source } from '../en/compare.ts';

export const compare: TableLike<typeof source> = {
  'compare.bills': 'Comparar facturas',
  'compare.link': 'Comparar dos periodos o dos instalaciones',
  'compare.with': 'Comparado con',
  'compare.otherPeriod': 'Otro periodo',
  'compare.otherSite': 'Otra instalación',
  'compare.figure': 'Magnitud',
  'compare.difference': 'Diferencia',
  'compare.differencePerDay': 'Diferencia por día',
  'compare.perDay': '{{first}} y {{second}} días: las diferencias son por día.',
  'compare.running': '{{name}} aún no ha terminado.',
  'compare.partly': '{{name}}: {{known}}',
  'compare.bars': 'Lado a lado',
  'compare.differences': 'Diferencia en el tiempo',
  'compare.differenceSummary':
    '{{first}} menos {{second}}, en lo que ambos se conocen y han terminado: {{amount}}.',
  'compare.more': 'Más en {{name}}',
  'compare.missing': 'Sin datos: {{name}}',
  'compare.currencies': 'Los importes en monedas distintas no se comparan.',
  'compare.summary': '{{first}}: {{firstAmount}}. {{second}}: {{secondAmount}}.',
  'compare.totals': 'Totales',
};
