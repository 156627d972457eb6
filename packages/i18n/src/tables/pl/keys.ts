import type { TableLike } from '../../table.ts';
import type { keys as source } from '../en/keys.ts';

export const keys: TableLike<typeof source> = {
  'keys.title': 'Skróty klawiszowe',
  'keys.everywhere': 'Wszędzie',
  'keys.inCharts': 'Na wykresie',
  'keys.inLists': 'W kartach, wyborach i listach do sortowania',
  'keys.next': 'Następny element',
  'keys.before': 'Poprzedni element',
  'keys.press': 'Naciśnij lub otwórz',
  'keys.close': 'Zamknij okno',
  'keys.list': 'Pokaż tę listę',
  'keys.point': 'Poprzedni i następny punkt',
  'keys.ends': 'Pierwszy i ostatni punkt',
  'keys.period': 'Poprzedni i następny okres',
  'keys.series': 'Zmień serię',
  'keys.openPoint': 'Otwórz punkt',
  'keys.choose': 'Wybierz lub przesuń wiersz',
  'keys.named.tab': 'Tab',
  'keys.named.shift': 'Shift',
  'keys.named.enter': 'Enter',
  'keys.named.esc': 'Esc',
  'keys.named.home': 'Home',
  'keys.named.end': 'End',
  'keys.named.pageUp': 'Page Up',
  'keys.named.pageDown': 'Page Down',
};
