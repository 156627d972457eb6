import type { TableLike } from '../../table.ts';
import type { charts as source } from '../en/charts.ts';

export const charts: TableLike<typeof source> = {
  'chart.wholeDay': 'Ganzer Tag',
  'chart.table': 'Als Tabelle zeigen',
  'chart.hour': 'Stunde',
  'chart.mean': 'Stundenmittel in {{unit}}',
  'chart.read': 'Diagramm ablesen',
  'chart.readHint': 'Pfeiltasten lesen den Tag Minute für Minute, mit Umschalt stundenweise.',
  'chart.failed': 'Das Diagramm konnte nicht geladen werden. Die Tabelle darunter zeigt dieselben Werte.',
  'chart.wholePeriod': 'Ganzer Zeitraum',
  'chart.tableCaption': 'Die Zahlen des Diagramms',
  'chart.time': 'Zeit',
  'chart.barsHint': 'Pfeiltasten links und rechts lesen die Balken, oben und unten wählen eine Reihe.',
  'chart.barsOpenHint':
    'Pfeiltasten links und rechts lesen die Balken, oben und unten wählen eine Reihe, Eingabe öffnet den Balken.',
  'chart.linesHint':
    'Pfeiltasten links und rechts lesen das Diagramm, mit Umschalt in größeren Schritten, oben und unten wählen eine Reihe.',
  'chart.zoomOut': 'Verkleinern',
  'chart.estimated': 'geschätzt',
  'chart.compared': 'verglichen mit',
  'chart.comparedOf': '{{name}}, verglichen',
  'chart.budgetUsed': 'Verbraucht: {{amount}}',
  'chart.budgetForecast': 'Erwartet: {{amount}}',
  'chart.budgetTarget': 'Ziel: {{amount}}',
  'chart.day': 'Tag',
  'chart.month': 'Monat',
  'chart.from': 'Von',
  'chart.to': 'Nach',
  'chart.heatHint': 'Pfeiltasten links und rechts lesen die Stunden, oben und unten die Tage.',
  'chart.heatCaption': 'kWh je Stunde',
  'chart.noSuchHour': 'Diese Stunde entfällt durch die Zeitumstellung.',
  'chart.hatchedUnknown': 'Schraffiert: keine Daten',
  'chart.letterOffPeak': 'N',
  'chart.letterStandard': 'S',
  'chart.letterPeak': 'H',
  'chart.flowsHint':
    'Pfeiltasten oben und unten lesen, woher die Energie kam oder wohin sie ging, links und rechts wechseln die Seite.',
  'chart.save': 'Diagramm speichern',
  'chart.savePicture': 'Bild (PNG)',
  'chart.pictureFailed': 'Das Bild konnte nicht erstellt werden. Bitte erneut versuchen.',
};
