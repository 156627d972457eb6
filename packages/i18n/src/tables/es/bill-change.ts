import type { TableLike } from '../../table.ts';
import type { billChange as source } from '../en/bill-change.ts';

export const billChange: TableLike<typeof source> = {
  'billChange.title': '¿Por qué más o menos?',
  'billChange.than': 'Comparado con',
  'billChange.previous': 'El período anterior',
  'billChange.lastYear': 'Hace un año',
  'billChange.more': '{{amount}} más que {{period}}',
  'billChange.less': '{{amount}} menos que {{period}}',
  'billChange.same': 'Igual que {{period}}',
  'billChange.unknown': 'No se conoce la otra factura, así que no se puede comparar nada.',
  'billChange.open': 'Ambas facturas se comparan hasta el mismo número de días completos.',
  'billChange.days': 'Número de días',
  'billChange.use': 'Consumo: {{meter}}',
  'billChange.useRest': 'Consumo sin medir',
  'billChange.useAll': 'Consumo',
  'billChange.selfUse': 'Parte cubierta con energía propia',
  'billChange.hours': 'Horas de consumo',
  'billChange.prices': 'Precios',
  'billChange.energy': 'Energía comprada',
  'billChange.tiers': 'Tramos y redondeo',
  'billChange.exportCredit': 'Compensación por excedentes',
  'billChange.fixed': 'Cargos fijos',
  'billChange.demand': 'Cargo por potencia',
  'billChange.taxes': 'Impuestos',
  'billChange.income': 'Ingresos por vertido',
};
