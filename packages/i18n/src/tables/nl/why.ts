import type { TableLike } from '../../table.ts';
import type { why as source } from '../en/why.ts';

export const why: TableLike<typeof source> = {
  'why.open': '{{name}}: hoe dit tot stand komt',
  'why.counted':
    'Zoveel stegen de telwerken van deze meters in de periode, schattingen voor gaten inbegrepen:',
  'why.sum': 'De som van wat binnenkwam, min wat ergens anders heen ging:',
  'why.selfUse': 'Wat ter plaatse is gebruikt, gedeeld door de opbrengst:',
  'why.selfSufficiency': 'Wat niet uit het net kwam, gedeeld door het verbruik:',
  'why.demand': 'Het hoogste gemiddelde van een kwartier, uit de standen aan het begin en het eind ervan.',
  'why.meters': 'Meters',
  'why.noMeters': 'Geen meter van deze locatie meet dit.',
  'why.rule': 'Drie fasen: {{rule}}',
  'why.known': 'Bekend',
};
