import type { TableLike } from '../../table.ts';
import type { why as source } from '../en/why.ts';

export const why: TableLike<typeof source> = {
  'why.open': '{{name}}: de onde vem',
  'why.counted':
    'Quanto subiram os registos destes contadores no período, incluindo estimativas para as lacunas:',
  'why.sum': 'A soma do que entrou, menos o que foi para outro lado:',
  'why.selfUse': 'O que foi usado no local, dividido pela produção:',
  'why.selfSufficiency': 'O que não veio da rede, dividido pelo consumo:',
  'why.demand': 'A média mais alta de um quarto de hora, a partir das leituras no seu início e no seu fim.',
  'why.meters': 'Contadores',
  'why.noMeters': 'Nenhum contador deste local o mede.',
  'why.rule': 'Três fases: {{rule}}',
  'why.known': 'Conhecido',
};
