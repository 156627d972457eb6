import type { TableLike } from '../../table.ts';
import type { notices as source } from '../en/notices.ts';

export const notices: TableLike<typeof source> = {
  'notices.title': 'Уведомления',
  'notices.types': 'Вид уведомлений',
  'notices.product': 'О продукте',
  'notices.productUnread': 'О продукте ({{unread}})',
  'notices.promotion': 'Акции',
  'notices.promotionUnread': 'Акции ({{unread}})',
  'notices.autoSend': 'Автоматические',
  'notices.autoSendUnread': 'Автоматические ({{unread}})',
  'notices.new': 'Новое',
  'notices.readAll': 'Отметить все как прочитанные',
  'notices.allRead': 'Все отмечены как прочитанные.',
  'notices.more': 'Показать ещё',
  'notices.year': 'Уведомления видны в течение года.',
  'notices.noProduct': 'Новостей о продукте сейчас нет.',
  'notices.noPromotion': 'Акций сейчас нет.',
  'notices.noAutoSend': 'Автоматических сообщений у вас нет.',
  'notice.title': 'Уведомление',
  'notice.open': 'Открыть страницу',
  'notice.choose': 'Выберите уведомление, чтобы прочитать его здесь.',
  'notice.missing': 'Этого уведомления больше нет, или оно предназначено не вам.',
  'notice.toList': 'Все уведомления',

  'notice.welcome.title': 'Добро пожаловать в {{brand}}',
  'notice.welcome.content':
    'Ваша учётная запись готова. Добавьте счётчики и цену электроэнергии, и {{brand}} покажет, сколько вы потребляете и сколько это стоит.',
  'notice.feedbackAnswered.title': 'Получен ответ на ваше обращение',
  'notice.feedbackAnswered.content': 'На ваше обращение «{{title}}» пришёл новый ответ.',
  'notice.feedbackFinished.title': 'Ваше обращение закрыто',
  'notice.feedbackFinished.content': 'Ваше обращение «{{title}}» закрыто.',
  'notice.serialNumberLost.title': 'Серийный номер {{sn}} теперь принадлежит другой учётной записи',
  'notice.serialNumberLost.content':
    'Администратор решил, что серийный номер {{sn}} принадлежит другой учётной записи. Ваш счётчик «{{meter}}» сохраняет все показания, и теперь у него серийный номер {{newSn}}. Отныне он принимает только показания, отправленные с его ключом передачи; ключ указан на странице счётчика. Если вы считаете, что это ошибка, обратитесь к администратору.',

  'notice.dailyReportSent.title': 'Отправлен отчёт за день: {{site}}',
  'notice.weeklyReportSent.title': 'Отправлен отчёт за неделю: {{site}}',
  'notice.monthlyReportSent.title': 'Отправлен отчёт за месяц: {{site}}',
  'notice.reportSent.content_one': 'Период: {{period}}. Отчёт отправлен {{count}} получателю.',
  'notice.reportSent.content_few': 'Период: {{period}}. Отчёт отправлен {{count}} получателям.',
  'notice.reportSent.content_many': 'Период: {{period}}. Отчёт отправлен {{count}} получателям.',
  'notice.reportSent.content_other': 'Период: {{period}}. Отчёт отправлен {{count}} получателям.',
};
