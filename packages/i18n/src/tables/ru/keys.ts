import type { TableLike } from '../../table.ts';
import type { keys as source } from '../en/keys.ts';

export const keys: TableLike<typeof source> = {
  'keys.title': 'Сочетания клавиш',
  'keys.everywhere': 'Везде',
  'keys.inCharts': 'На графике',
  'keys.inLists': 'Во вкладках, вариантах и сортируемых списках',
  'keys.next': 'Следующий элемент',
  'keys.before': 'Предыдущий элемент',
  'keys.press': 'Нажать или открыть',
  'keys.close': 'Закрыть окно',
  'keys.list': 'Показать этот список',
  'keys.point': 'Предыдущая и следующая точка',
  'keys.ends': 'Первая и последняя точка',
  'keys.period': 'Предыдущий и следующий период',
  'keys.series': 'Сменить ряд',
  'keys.openPoint': 'Открыть точку',
  'keys.choose': 'Выбрать или переместить строку',
  'keys.named.tab': 'Tab',
  'keys.named.shift': 'Shift',
  'keys.named.enter': 'Enter',
  'keys.named.esc': 'Esc',
  'keys.named.home': 'Home',
  'keys.named.end': 'End',
  'keys.named.pageUp': 'Page Up',
  'keys.named.pageDown': 'Page Down',
};
