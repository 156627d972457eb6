import type { TableLike } from '../../table.ts';
import type { why as source } from '../en/why.ts';

export const why: TableLike<typeof source> = {
  'why.open': '{{name}}: come si ottiene',
  'why.counted':
    'Di quanto sono aumentati i registri di questi contatori nel periodo, comprese le stime per le lacune:',
  'why.sum': 'La somma di ciò che è entrato, meno ciò che è andato altrove:',
  'why.selfUse': 'Quanto è stato usato sul posto, diviso per la produzione:',
  'why.selfSufficiency': 'Quanto non proveniva dalla rete, diviso per il consumo:',
  'why.demand': 'La media più alta di un quarto d’ora, dalle letture al suo inizio e alla sua fine.',
  'why.meters': 'Contatori',
  'why.noMeters': 'Nessun contatore di questo sito lo misura.',
  'why.rule': 'Tre fasi: {{rule}}',
  'why.known': 'Noto',
};
