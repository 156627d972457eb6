import type { TableLike } from '../../table.ts';
import type { keys as source } from '../en/keys.ts';

export const keys: TableLike<typeof source> = {
  'keys.title': 'Sneltoetsen',
  'keys.everywhere': 'Overal',
  'keys.inCharts': 'In een grafiek',
  'keys.inLists': 'In tabbladen, keuzes en sorteerbare lijsten',
  'keys.next': 'Volgend element',
  'keys.before': 'Vorig element',
  'keys.press': 'Indrukken of openen',
  'keys.close': 'Dialoog sluiten',
  'keys.list': 'Deze lijst tonen',
  'keys.point': 'Vorig en volgend punt',
  'keys.ends': 'Eerste en laatste punt',
  'keys.period': 'Vorige en volgende periode',
  'keys.series': 'Reeks wisselen',
  'keys.openPoint': 'Het punt openen',
  'keys.choose': 'Kiezen, of een rij verplaatsen',
  'keys.named.tab': 'Tab',
  'keys.named.shift': 'Shift',
  'keys.named.enter': 'Enter',
  'keys.named.esc': 'Esc',
  'keys.named.home': 'Home',
  'keys.named.end': 'End',
  'keys.named.pageUp': 'Page Up',
  'keys.named.pageDown': 'Page Down',
};
