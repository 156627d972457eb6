import type { TableLike } from '../../table.ts';
import type { charts as source } from '../en/charts.ts';

export const charts: TableLike<typeof source> = {
  'chart.wholeDay': 'Tutto il giorno',
  'chart.wholePeriod': 'Tutto il periodo',
  'chart.table': 'Mostra come tabella',
  'chart.tableCaption': 'I valori del grafico',
  'chart.hour': 'Ora',
  'chart.time': 'Orario',
  'chart.mean': 'Medie orarie in {{unit}}',
  'chart.read': 'Leggi il grafico',
  'chart.readHint': 'Le frecce scorrono il giorno minuto per minuto, con Maiusc ora per ora.',
  'chart.barsHint': 'Le frecce sinistra e destra scorrono le barre, su e giù scelgono una serie.',
  'chart.barsOpenHint':
    'Le frecce sinistra e destra scorrono le barre, su e giù scelgono una serie, Invio apre la barra.',
  'chart.linesHint':
    'Le frecce sinistra e destra scorrono il grafico, con Maiusc a passi più grandi, su e giù scelgono una serie.',
  'chart.zoomOut': 'Riduci',
  'chart.failed': 'Impossibile caricare il grafico. La tabella qui sotto contiene gli stessi valori.',
  'chart.estimated': 'stimato',
  'chart.compared': 'rispetto a',
  'chart.comparedOf': '{{name}}, confronto',
  'chart.budgetUsed': 'Consumati: {{amount}}',
  'chart.budgetForecast': 'Previsti: {{amount}}',
  'chart.budgetTarget': 'Obiettivo: {{amount}}',
  'chart.day': 'Giorno',
  'chart.month': 'Mese',
  'chart.from': 'Da',
  'chart.to': 'A',
  'chart.heatHint': 'Le frecce sinistra e destra scorrono le ore, su e giù i giorni.',
  'chart.heatCaption': 'kWh ora per ora',
  'chart.noSuchHour': 'L’orologio salta quest’ora.',
  'chart.hatchedUnknown': 'Tratteggiato: nessun dato',
  'chart.letterOffPeak': 'F',
  'chart.letterStandard': 'I',
  'chart.letterPeak': 'P',
  'chart.flowsHint':
    'Le frecce su e giù scorrono da dove è venuta o dove è andata l’energia, sinistra e destra cambiano lato.',
  'chart.save': 'Salva il grafico',
  'chart.savePicture': 'Immagine (PNG)',
  'chart.pictureFailed': 'Impossibile creare l’immagine. Riprova.',
};
