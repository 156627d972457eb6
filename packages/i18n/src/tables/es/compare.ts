import type { TableLike } from '../../table.ts';
import type { compare as source } from '../en/compare.ts';

export const compare: TableLike<typeof source> = {
  'measure.choose': 'Mostrar como',
  'measure.money': 'Dinero',
  'measure.cost': 'Coste de la energía importada',
  'measure.income': 'Ingresos por vertido',
  'measure.emitted': 'CO₂ de la energía importada',
  'measure.avoided': 'CO₂ evitado por la energía solar',
  'measure.prices':
    'Cada cuarto de hora a su precio, con los impuestos sobre la energía. El término fijo, la potencia, los tramos y la compensación de excedentes solo están en la factura.',
  'measure.noPrice': 'Ninguna tarifa da precio a la energía de este periodo.',
  'measure.noFactor': 'No se ha introducido ningún factor de CO₂ para esta instalación.',
  'measure.costSummary': '{{period}}: {{amount}} por energía importada.',
  'measure.co2Summary': '{{period}}: {{mass}} de CO₂ por energía importada.',
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
