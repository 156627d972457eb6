import type { TableLike } from '../../table.ts';
import type { why as source } from '../en/why.ts';

export const why: TableLike<typeof source> = {
  'why.open': '{{name}}: skąd ta wartość',
  'why.counted': 'O tyle wzrosły rejestry tych liczników w okresie, łącznie z oszacowaniami luk:',
  'why.sum': 'Suma tego, co napłynęło, pomniejszona o to, co trafiło gdzie indziej:',
  'why.selfUse': 'Zużycie na miejscu podzielone przez produkcję:',
  'why.selfSufficiency': 'To, co nie pochodziło z sieci, podzielone przez zużycie:',
  'why.demand': 'Najwyższa średnia z kwadransa, z odczytów na jego początku i końcu.',
  'why.meters': 'Liczniki',
  'why.noMeters': 'Żaden licznik tej instalacji tego nie mierzy.',
  'why.rule': 'Trzy fazy: {{rule}}',
  'why.known': 'Znane',
};
