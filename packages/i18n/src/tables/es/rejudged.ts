import type { TableLike } from '../../table.ts';
import type { rejudged as source } from '../en/rejudged.ts';

export const rejudged: TableLike<typeof source> = {
  'rejudged.title': 'Meses y facturas que cambiaron',
  'rejudged.intro':
    'Se volvieron a evaluar lecturas guardadas de tus contadores: tras una actualización del programa o porque un administrador hizo que se calcularan de nuevo. Esto es lo que decían antes tus meses y facturas, y lo que dicen ahora.',
  'rejudged.none': 'No ha cambiado ningún mes ni ninguna factura',
  'rejudged.noneHint':
    'Si alguna vez se vuelven a evaluar lecturas guardadas y cambia un mes o una factura, lo encontrarás aquí.',
  'rejudged.begun': 'Evaluado de nuevo el {{date}}',
  'rejudged.meters': 'Contadores evaluados de nuevo',
  'rejudged.months': 'Meses',
  'rejudged.bills': 'Facturas',
  'rejudged.period': 'Período',
  'rejudged.before': 'Antes',
  'rejudged.after': 'Ahora',
  'rejudged.difference': 'Diferencia',
  'rejudged.cause': 'Causa',
  'rejudged.openAudit': 'Lista de revisión de {{meter}}',
  'rejudged.billHint':
    'Una factura también puede diferir porque una versión más reciente del programa hace las facturas con reglas corregidas.',
  'rejudged.link': 'Meses y facturas que cambiaron',
  'download.rejudged':
    'Lo que decían tus meses y facturas antes de que se volvieran a evaluar lecturas guardadas, y lo que dicen desde entonces.',
  'notice.countsRejudged.title': 'Han cambiado algunos de tus meses o facturas',
  'notice.countsRejudged.content':
    'Se volvieron a evaluar lecturas guardadas. Contadores: {{meters}}. Meses que cambiaron: {{months}}. Facturas que cambiaron: {{bills}}.',
};
