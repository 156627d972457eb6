import type { TableLike } from '../../table.ts';
import type { why as source } from '../en/why.ts';

export const why: TableLike<typeof source> = {
  'why.open': '{{name}} : d’où vient cette valeur',
  'why.counted':
    'Ce dont les registres de ces compteurs ont augmenté sur la période, estimations des lacunes comprises :',
  'why.sum': 'La somme de ce qui est entré, moins ce qui est parti ailleurs :',
  'why.selfUse': 'Ce qui a été consommé sur place, divisé par la production :',
  'why.selfSufficiency': 'Ce qui ne venait pas du réseau, divisé par la consommation :',
  'why.demand': 'La plus haute moyenne d’un quart d’heure, d’après les relevés à son début et à sa fin.',
  'why.meters': 'Compteurs',
  'why.noMeters': 'Aucun compteur de ce site ne le mesure.',
  'why.rule': 'Trois phases : {{rule}}',
  'why.known': 'Connu',
};
