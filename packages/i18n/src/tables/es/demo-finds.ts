import type { TableLike } from '../../table.ts';
import type { demoFinds as source } from '../en/demo-finds.ts';

export const demoFinds: TableLike<typeof source> = {
  'demoFinds.title': 'Qué se puede descubrir',
  'demoFinds.hint': 'El pasado de la demo contiene fallos como los reales. Vea en qué quedan.',
  'demoFinds.silence': 'Un día sin lecturas: sus horas se estiman y no se pierde energía',
  'demoFinds.restart': 'Volvió a contar desde 0 tras un corte de luz: la energía continúa',
  'demoFinds.spike': 'Mostró una lectura errónea: nada de ella se contabiliza',
  'demoFinds.replacement': 'Sustituido por un contador nuevo, con ambas lecturas registradas',
  'demoFinds.question':
    'Sigue contando desde un valor menor tras una interrupción: el contador pregunta qué ocurrió',
  'demoFinds.invoice': 'La factura de la compañía cobra más de lo medido',
};
