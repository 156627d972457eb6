import type { TableLike } from '../../table.ts';
import type { keys as source } from '../en/keys.ts';

export const keys: TableLike<typeof source> = {
  'keys.title': 'Atalhos de teclado',
  'keys.everywhere': 'Em todo o lado',
  'keys.inCharts': 'Num gráfico',
  'keys.inLists': 'Em separadores, escolhas e listas ordenáveis',
  'keys.next': 'Controlo seguinte',
  'keys.before': 'Controlo anterior',
  'keys.press': 'Premir ou abrir',
  'keys.close': 'Fechar uma janela',
  'keys.list': 'Mostrar esta lista',
  'keys.point': 'Ponto anterior e seguinte',
  'keys.ends': 'Primeiro e último ponto',
  'keys.period': 'Período anterior e seguinte',
  'keys.series': 'Mudar de série',
  'keys.openPoint': 'Abrir o ponto',
  'keys.choose': 'Escolher, ou mover uma linha',
  'keys.named.tab': 'Tab',
  'keys.named.shift': 'Shift',
  'keys.named.enter': 'Enter',
  'keys.named.esc': 'Esc',
  'keys.named.home': 'Home',
  'keys.named.end': 'End',
  'keys.named.pageUp': 'Page Up',
  'keys.named.pageDown': 'Page Down',
};
