import type { TableLike } from '../../table.ts';
import type { why as source } from '../en/why.ts';

export const why: TableLike<typeof source> = {
  'why.open': '{{name}}: de dónde sale',
  'why.counted':
    'Lo que subieron los registros de estos contadores en el periodo, incluidas las estimaciones de los huecos:',
  'why.sum': 'La suma de lo que entró, menos lo que fue a otra parte:',
  'why.selfUse': 'Lo que se usó en el lugar, dividido por la producción:',
  'why.selfSufficiency': 'Lo que no vino de la red, dividido por el consumo:',
  'why.demand': 'La media más alta de un cuarto de hora, según las lecturas de su inicio y su final.',
  'why.meters': 'Contadores',
  'why.noMeters': 'Ningún contador de esta instalación lo mide.',
  'why.rule': 'Tres fases: {{rule}}',
  'why.known': 'Conocido',
};
