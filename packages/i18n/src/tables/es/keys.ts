import type { TableLike } from '../../table.ts';
import type { keys as source } from '../en/keys.ts';

export const keys: TableLike<typeof source> = {
  'keys.title': 'Atajos de teclado',
  'keys.everywhere': 'En todas partes',
  'keys.inCharts': 'En un gráfico',
  'keys.inLists': 'En pestañas, opciones y listas ordenables',
  'keys.next': 'Elemento siguiente',
  'keys.before': 'Elemento anterior',
  'keys.press': 'Pulsar o abrir',
  'keys.close': 'Cerrar un diálogo',
  'keys.list': 'Mostrar esta lista',
  'keys.point': 'Punto anterior y siguiente',
  'keys.ends': 'Primer y último punto',
  'keys.period': 'Periodo anterior y siguiente',
  'keys.series': 'Cambiar de serie',
  'keys.openPoint': 'Abrir el punto',
  'keys.choose': 'Elegir, o mover una fila',
  'keys.named.tab': 'Tab',
  'keys.named.shift': 'Mayús',
  'keys.named.enter': 'Intro',
  'keys.named.esc': 'Esc',
  'keys.named.home': 'Inicio',
  'keys.named.end': 'Fin',
  'keys.named.pageUp': 'Re Pág',
  'keys.named.pageDown': 'Av Pág',
};
