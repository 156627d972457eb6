import type { TableLike } from '../../table.ts';
import type { charts as source } from '../en/charts.ts';

export const charts: TableLike<typeof source> = {
  'chart.wholeDay': 'Hele dag',
  'chart.wholePeriod': 'Hele periode',
  'chart.table': 'Als tabel tonen',
  'chart.tableCaption': 'De cijfers van de grafiek',
  'chart.hour': 'Uur',
  'chart.time': 'Tijd',
  'chart.mean': 'Uurgemiddelden in {{unit}}',
  'chart.read': 'Lees de grafiek af',
  'chart.readHint': 'Pijltoetsen lezen de dag per minuut, met Shift per uur.',
  'chart.barsHint': 'Pijltoetsen links en rechts lezen de balken, omhoog en omlaag kiezen een reeks.',
  'chart.barsOpenHint':
    'Pijltoetsen links en rechts lezen de balken, omhoog en omlaag kiezen een reeks, Enter opent de balk.',
  'chart.linesHint':
    'Pijltoetsen links en rechts lezen de grafiek, met Shift in grotere stappen, omhoog en omlaag kiezen een reeks.',
  'chart.zoomOut': 'Uitzoomen',
  'chart.failed': 'De grafiek kon niet worden geladen. De tabel eronder toont dezelfde cijfers.',
  'chart.estimated': 'geschat',
  'chart.compared': 'vergeleken met',
  'chart.comparedOf': '{{name}}, vergeleken',
  'chart.budgetUsed': 'Verbruikt: {{amount}}',
  'chart.budgetForecast': 'Verwacht: {{amount}}',
  'chart.budgetTarget': 'Doel: {{amount}}',
  'chart.day': 'Dag',
  'chart.month': 'Maand',
  'chart.from': 'Van',
  'chart.to': 'Naar',
  'chart.heatHint': 'Pijltoetsen links en rechts lezen de uren, omhoog en omlaag de dagen.',
  'chart.heatCaption': 'kWh per uur',
  'chart.noSuchHour': 'Dit uur bestaat niet door het verzetten van de klok.',
  'chart.hatchedUnknown': 'Gearceerd: geen gegevens',
  'chart.letterOffPeak': 'D',
  'chart.letterStandard': 'N',
  'chart.letterPeak': 'P',
  'chart.flowsHint':
    'Pijltoetsen omhoog en omlaag lezen waar de energie vandaan kwam of heen ging, links en rechts wisselen van kant.',
  'chart.save': 'Grafiek opslaan',
  'chart.savePicture': 'Afbeelding (PNG)',
  'chart.pictureFailed': 'De afbeelding kon niet worden gemaakt. Probeer het opnieuw.',
};
