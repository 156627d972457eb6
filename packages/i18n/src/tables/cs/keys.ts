import type { TableLike } from '../../table.ts';
import type { keys as source } from '../en/keys.ts';

export const keys: TableLike<typeof source> = {
  'keys.title': 'Klávesové zkratky',
  'keys.everywhere': 'Všude',
  'keys.inCharts': 'V grafu',
  'keys.inLists': 'Na kartách, ve volbách a řaditelných seznamech',
  'keys.next': 'Další prvek',
  'keys.before': 'Předchozí prvek',
  'keys.press': 'Stisknout nebo otevřít',
  'keys.close': 'Zavřít okno',
  'keys.list': 'Zobrazit tento seznam',
  'keys.point': 'Předchozí a další bod',
  'keys.ends': 'První a poslední bod',
  'keys.period': 'Předchozí a další období',
  'keys.series': 'Přepnout řadu',
  'keys.openPoint': 'Otevřít bod',
  'keys.choose': 'Zvolit, nebo přesunout řádek',
  'keys.named.tab': 'Tab',
  'keys.named.shift': 'Shift',
  'keys.named.enter': 'Enter',
  'keys.named.esc': 'Esc',
  'keys.named.home': 'Home',
  'keys.named.end': 'End',
  'keys.named.pageUp': 'Page Up',
  'keys.named.pageDown': 'Page Down',
};
