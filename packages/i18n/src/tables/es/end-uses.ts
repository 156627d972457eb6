import type { TableLike } from '../../table.ts';
import type { endUses as source } from '../en/end-uses.ts';

export const endUses: TableLike<typeof source> = {
  'uses.title': 'En qué se fue la energía',
  'uses.ofMonth': 'En qué se fue la energía este mes',
  'uses.notMeasured': 'Sin medir',
  'uses.others': 'Otros contadores',
  'uses.restOf': 'Resto de {{meter}}',
  'uses.own': '{{percent}} de solar y almacenamiento',
  'uses.alwaysOn': '{{energy}} siempre encendido',
  'uses.exceeds':
    'Los contadores muestran {{energy}} más de lo consumido. Comprueba qué mide cada uno y cuál está detrás de otro.',
  'uses.exceedsMeter': 'Los contadores detrás de {{meter}} muestran {{energy}} más que él.',
  'uses.outside': 'Se midieron {{energy}} mientras el consumo era desconocido. No están incluidos.',
  'uses.unknown': 'desconocido el {{percent}} del tiempo',
  'uses.prices':
    'Energía de la red al precio de su cuarto de hora, con los impuestos sobre la energía. Los cargos fijos, la potencia y los tramos no son de ningún aparato.',
  'uses.emissions':
    'CO₂ de la energía de la red, con el factor de su cuarto de hora. La solar y lo que da el almacenamiento cuentan sin CO₂.',
  'uses.unpriced': '{{energy}} de la red no tienen precio.',
  'uses.storage': 'Carga del almacenamiento desde la red',
  'uses.notByDevice': 'De ningún aparato',
  'uses.tiersAndTaxes': 'Tramos, otros impuestos y redondeo',
  'uses.legendAlwaysOn': 'Siempre encendido',
  'uses.none': 'No se consumió nada.',
};
