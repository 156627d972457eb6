import type { TableLike } from '../../table.ts';
import type { compare as source } from '../en/compare.ts';

export const compare: TableLike<typeof source> = {
  'measure.choose': 'Mostra come',
  'measure.money': 'Denaro',
  'measure.cost': 'Costo dell’energia prelevata',
  'measure.income': 'Ricavo da immissione',
  'measure.emitted': 'CO₂ dell’energia prelevata',
  'measure.avoided': 'CO₂ evitata dal solare',
  'measure.prices':
    'Ogni quarto d’ora al suo prezzo, con le imposte sull’energia. Quote fisse, potenza, scaglioni e compensazione dell’immissione sono solo in bolletta.',
  'measure.noPrice': 'Nessuna tariffa dà un prezzo all’energia di questo periodo.',
  'measure.noFactor': 'Per questo sito non è inserito alcun fattore di CO₂.',
  'measure.costSummary': '{{period}}: {{amount}} per l’energia prelevata.',
  'measure.co2Summary': '{{period}}: {{mass}} di CO₂ dall’energia prelevata.',
  'compare.link': 'Confronta due periodi o due siti',
  'compare.with': 'Confrontato con',
  'compare.otherPeriod': 'Un altro periodo',
  'compare.otherSite': 'Un altro sito',
  'compare.figure': 'Grandezza',
  'compare.difference': 'Differenza',
  'compare.differencePerDay': 'Differenza al giorno',
  'compare.perDay': '{{first}} e {{second}} giorni: le differenze sono al giorno.',
  'compare.running': '{{name}} è ancora in corso.',
  'compare.partly': '{{name}}: {{known}}',
  'compare.bars': 'Fianco a fianco',
  'compare.differences': 'Differenza nel tempo',
  'compare.differenceSummary':
    '{{first}} meno {{second}}, per quanto noto e concluso di entrambi: {{amount}}.',
  'compare.more': 'Di più in {{name}}',
  'compare.missing': 'Nessun dato: {{name}}',
  'compare.currencies': 'Gli importi in valute diverse non vengono confrontati.',
  'compare.summary': '{{first}}: {{firstAmount}}. {{second}}: {{secondAmount}}.',
  'compare.totals': 'Totali',
};
