import type { TableLike } from '../../table.ts';
import type { keys as source } from '../en/keys.ts';

export const keys: TableLike<typeof source> = {
  'keys.title': 'Scorciatoie da tastiera',
  'keys.everywhere': 'Ovunque',
  'keys.inCharts': 'In un grafico',
  'keys.inLists': 'In schede, scelte ed elenchi da ordinare',
  'keys.next': 'Controllo successivo',
  'keys.before': 'Controllo precedente',
  'keys.press': 'Premere o aprire',
  'keys.close': 'Chiudere una finestra',
  'keys.list': 'Mostrare questo elenco',
  'keys.point': 'Punto precedente e successivo',
  'keys.ends': 'Primo e ultimo punto',
  'keys.period': 'Periodo precedente e successivo',
  'keys.series': 'Cambia serie',
  'keys.openPoint': 'Aprire il punto',
  'keys.choose': 'Scegliere o spostare una riga',
  'keys.named.tab': 'Tab',
  'keys.named.shift': 'Maiusc',
  'keys.named.enter': 'Invio',
  'keys.named.esc': 'Esc',
  'keys.named.home': 'Home',
  'keys.named.end': 'Fine',
  'keys.named.pageUp': 'Pag su',
  'keys.named.pageDown': 'Pag giù',
};
