import type { TableLike } from '../../table.ts';
import type { charts as source } from '../en/charts.ts';

export const charts: TableLike<typeof source> = {
  'chart.wholeDay': 'Cały dzień',
  'chart.wholePeriod': 'Cały okres',
  'chart.table': 'Pokaż jako tabelę',
  'chart.tableCaption': 'Wartości wykresu',
  'chart.hour': 'Godzina',
  'chart.time': 'Czas',
  'chart.mean': 'Średnie godzinowe w {{unit}}',
  'chart.read': 'Odczyt wykresu',
  'chart.readHint': 'Strzałki odczytują dzień minuta po minucie, z Shift – co godzinę.',
  'chart.barsHint': 'Strzałki w lewo i w prawo odczytują słupki, w górę i w dół wybierają serię.',
  'chart.barsOpenHint':
    'Strzałki w lewo i w prawo odczytują słupki, w górę i w dół wybierają serię, Enter otwiera słupek.',
  'chart.linesHint':
    'Strzałki w lewo i w prawo odczytują wykres, z Shift większym krokiem, w górę i w dół wybierają serię.',
  'chart.zoomOut': 'Pomniejsz',
  'chart.failed': 'Nie udało się wczytać wykresu. Tabela poniżej zawiera te same wartości.',
  'chart.estimated': 'szacunek',
  'chart.compared': 'w porównaniu z',
  'chart.comparedOf': '{{name}}, porównanie',
  'chart.budgetUsed': 'Zużyto: {{amount}}',
  'chart.budgetForecast': 'Przewidywane: {{amount}}',
  'chart.budgetTarget': 'Cel: {{amount}}',
  'chart.day': 'Dzień',
  'chart.month': 'Miesiąc',
  'chart.from': 'Skąd',
  'chart.to': 'Dokąd',
  'chart.heatHint': 'Strzałki w lewo i w prawo odczytują godziny, w górę i w dół – dni.',
  'chart.heatCaption': 'kWh według godzin',
  'chart.noSuchHour': 'Przy zmianie czasu tej godziny nie ma.',
  'chart.hatchedUnknown': 'Kreskowanie: brak danych',
  'chart.letterOffPeak': 'P',
  'chart.letterStandard': 'N',
  'chart.letterPeak': 'S',
  'chart.flowsHint':
    'Strzałki w górę i w dół odczytują, skąd pochodziła energia lub dokąd trafiła, w lewo i w prawo zmieniają stronę.',
  'chart.save': 'Zapisz wykres',
  'chart.savePicture': 'Obraz (PNG)',
  'chart.pictureFailed': 'Nie udało się utworzyć obrazu. Spróbuj ponownie.',
};
