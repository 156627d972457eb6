import type { TableLike } from '../../table.ts';
import type { notices as source } from '../en/notices.ts';

export const notices: TableLike<typeof source> = {
  'notices.title': 'Avisos',
  'notices.types': 'Tipo de aviso',
  'notices.product': 'Producto',
  'notices.productUnread': 'Producto ({{unread}})',
  'notices.promotion': 'Promociones',
  'notices.promotionUnread': 'Promociones ({{unread}})',
  'notices.autoSend': 'Automáticos',
  'notices.autoSendUnread': 'Automáticos ({{unread}})',
  'notices.new': 'Nuevo',
  'notices.readAll': 'Marcar todos como leídos',
  'notices.allRead': 'Todos están marcados como leídos.',
  'notices.more': 'Mostrar más',
  'notices.year': 'Los avisos se muestran durante un año.',
  'notices.noProduct': 'No hay novedades del producto por ahora.',
  'notices.noPromotion': 'No hay promociones por ahora.',
  'notices.noAutoSend': 'No tienes mensajes automáticos.',
  'notice.title': 'Aviso',
  'notice.open': 'Abrir la página',
  'notice.choose': 'Elige un aviso para leerlo aquí.',
  'notice.missing': 'Este aviso ya no existe o no es para ti.',
  'notice.toList': 'Todos los avisos',
  'notice.welcome.title': 'Te damos la bienvenida a {{brand}}',
  'notice.welcome.content':
    'Tu cuenta está lista. Añade tus contadores y el precio de tu electricidad, y {{brand}} te mostrará lo que consumes y lo que cuesta.',
  'notice.feedbackAnswered.title': 'Tu comentario tiene respuesta',
  'notice.feedbackAnswered.content': 'Tu comentario «{{title}}» tiene respuesta.',
  'notice.feedbackFinished.title': 'Tu comentario se ha cerrado',
  'notice.feedbackFinished.content': 'Tu comentario «{{title}}» se ha cerrado.',
  'notice.serialNumberLost.title': 'El número de serie {{sn}} pertenece ahora a otra cuenta',
  'notice.serialNumberLost.content':
    'Un administrador ha decidido que el número de serie {{sn}} pertenece a otra cuenta. Tu contador «{{meter}}» conserva todas sus lecturas y tiene ahora el número de serie {{newSn}}. A partir de ahora solo acepta lecturas enviadas con su clave de envío, que encontrarás en la página del contador. Si crees que es un error, ponte en contacto con el administrador.',
};
