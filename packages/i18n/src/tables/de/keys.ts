import type { TableLike } from '../../table.ts';
import type { keys as source } from '../en/keys.ts';

export const keys: TableLike<typeof source> = {
  'keys.title': 'Tastenkürzel',
  'keys.everywhere': 'Überall',
  'keys.inCharts': 'In einem Diagramm',
  'keys.inLists': 'In Reitern, Auswahlen und sortierbaren Listen',
  'keys.next': 'Nächstes Element',
  'keys.before': 'Voriges Element',
  'keys.press': 'Drücken oder öffnen',
  'keys.close': 'Dialog schließen',
  'keys.list': 'Diese Liste zeigen',
  'keys.point': 'Voriger und nächster Punkt',
  'keys.ends': 'Erster und letzter Punkt',
  'keys.period': 'Voriger und nächster Zeitraum',
  'keys.series': 'Reihe wechseln',
  'keys.openPoint': 'Punkt öffnen',
  'keys.choose': 'Wählen oder Zeile verschieben',
  'keys.named.tab': 'Tab',
  'keys.named.shift': 'Umschalt',
  'keys.named.enter': 'Eingabe',
  'keys.named.esc': 'Esc',
  'keys.named.home': 'Pos1',
  'keys.named.end': 'Ende',
  'keys.named.pageUp': 'Bild auf',
  'keys.named.pageDown': 'Bild ab',
};
