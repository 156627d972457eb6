import type { TableLike } from '../../table.ts';
import type { autoSend as source } from '../en/auto-send.ts';

export const autoSend: TableLike<typeof source> = {
  'autoSend.title': 'Автоматическая отправка',
  'autoSend.intro': 'Отчёты и сообщения об отклонениях по эл. почте — вам и кому пожелаете.',
  'autoSend.noMail':
    'Сейчас этот сервер не отправляет писем. Ваши настройки сохранятся и вступят в силу, как только он начнёт их отправлять.',
  'autoSend.recipients': 'Получатели',
  'autoSend.recipientsHint':
    'Введите адрес эл. почты и нажмите Enter, запятую или точку с запятой. Не более {{count}}; каждый может отказаться от писем по ссылке в любом из них.',
  'autoSend.recipientList': 'Получатели в списке',
  'autoSend.remove': 'Убрать {{email}}',
  'autoSend.useOwn': 'Добавить мой адрес',
  'autoSend.stateNever': 'Пока ничего не отправлялось',
  'autoSend.stateSent': 'Последняя отправка: {{time}}',
  'autoSend.stateFailed': 'Последнее письмо отправить не удалось: {{error}}',
  'autoSend.stateLeft':
    'Больше не хочет получать эти письма. Отменить это может только сам получатель — по ссылке в прежнем письме.',
  'autoSend.what': 'Что отправлять',
  'autoSend.alertNotification': 'Сообщения об отклонениях, сразу',
  'autoSend.exceptionSending': 'Сбои устройств, данных и отправки, раз в день',
  'autoSend.dailyReport': 'Отчёт за день',
  'autoSend.weeklyReport': 'Отчёт за неделю, по понедельникам',
  'autoSend.monthlyReport': 'Отчёт за месяц, первого числа',
  'autoSend.when': 'Отчёты отправляются в {{time}} по часовому поясу объекта, отдельно по каждому объекту.',
  'autoSend.contents': 'Что входит в отчёты',
  'autoSend.placeInfo': 'Сведения об объекте',
  'autoSend.exceptionInfo': 'Сбои за период',
  'autoSend.alertInfo': 'Отклонения за период',
  'autoSend.faultyDeviceState': 'Неработающие устройства',
  'autoSend.tryOut': 'Проверить отчёт',
  'autoSend.tryHint':
    'Берётся самый новый отчёт с сохранёнными настройками. Пробное письмо придёт только на ваш адрес.',
  'autoSend.site': 'Объект',
  'autoSend.kind': 'Отчёт',
  'autoSend.daily': 'За день',
  'autoSend.weekly': 'За неделю',
  'autoSend.monthly': 'За месяц',
  'autoSend.preview': 'Предпросмотр',
  'autoSend.sendTest': 'Прислать пробное письмо',
  'autoSend.testSent': 'Пробное письмо отправлено на {{email}}.',
  'autoSend.noSite': 'Отчёт составляется по объекту. Сначала добавьте объект.',

  'leave.title': 'Отказ от писем',
  'leave.intro':
    'Нажмите кнопку, чтобы больше не получать на свой адрес отчёты и сообщения об отклонениях от этого отправителя.',
  'leave.leave': 'Больше не получать',
  'leave.left': 'Вы больше не будете получать эти письма',
  'leave.leftHint': '{{sender}} больше не сможет отправлять отчёты и сообщения об отклонениях на {{email}}.',
  'leave.back': 'Снова получать',
  'leave.returned': 'Вы снова будете получать эти письма',
  'leave.returnedHint': '{{sender}} может отправлять отчёты и сообщения об отклонениях на {{email}}.',
  'leave.invalid': 'Эта ссылка не работает',
  'leave.invalidHint':
    'Она неполная, очень старая, или учётной записи отправителя больше нет. Откройте ссылку из самого нового письма.',
  'leave.channelIntro':
    'Нажмите кнопку, чтобы больше не получать по этому каналу сообщения об отклонениях от этого отправителя.',
  'leave.channelLeftHint':
    '{{sender}} больше не сможет отправлять по этому каналу сообщения об отклонениях на {{email}}.',
  'leave.channelReturnedHint': '{{sender}} может отправлять сообщения об отклонениях на {{email}}.',
  'leave.channelInvalidHint':
    'Она неполная, очень старая, или этого канала больше нет. Откройте ссылку из самого нового письма.',
};
