import type { TableLike } from '../../table.ts';
import type { mail as source } from '../en/mail.ts';

export const mail: TableLike<typeof source> = {
  'mail.greeting': 'Здравствуйте, {{name}}!',
  'mail.greetingWithoutName': 'Здравствуйте!',
  'mail.linkAsText': 'Если кнопка не работает, откройте этот адрес в браузере:',
  'mail.automatic': 'Это письмо отправлено автоматически. Ответы на него никто не читает.',

  'mail.welcome.subject': 'Добро пожаловать в {{brand}}',
  'mail.welcome.text': 'Ваша учётная запись готова. Ваше имя пользователя: {{username}}.',
  'mail.welcome.next': 'Войдите, чтобы увидеть данные своих счётчиков и добавить тариф.',
  'mail.welcome.button': 'Открыть {{brand}}',
  'mail.welcome.why':
    'Вы получили это письмо, потому что этот адрес был указан при регистрации учётной записи. Если это были не вы, просто не обращайте на него внимания.',

  'mail.confirmEmail.subject': 'Подтвердите адрес эл. почты',
  'mail.confirmEmail.text':
    'Подтвердите, что это ваш адрес. Он нужен, чтобы связаться с вами по поводу учётной записи, например если вы забудете пароль.',
  'mail.confirmEmail.button': 'Подтвердить адрес',
  'mail.confirmEmail.why':
    'Вы получили это письмо, потому что этот адрес был указан как контактный для учётной записи. Если это были не вы, не обращайте на письмо внимания: адрес останется неподтверждённым.',

  'mail.resetPassword.subject': 'Задайте новый пароль',
  'mail.resetPassword.text': 'Для учётной записи {{username}} запрошен новый пароль.',
  'mail.resetPassword.next_one': 'Ссылка ниже действует {{count}} минуту и сработает только один раз.',
  'mail.resetPassword.next_few': 'Ссылка ниже действует {{count}} минуты и сработает только один раз.',
  'mail.resetPassword.next_many': 'Ссылка ниже действует {{count}} минут и сработает только один раз.',
  'mail.resetPassword.next_other': 'Ссылка ниже действует {{count}} минуты и сработает только один раз.',
  'mail.resetPassword.button': 'Задать новый пароль',
  'mail.resetPassword.why':
    'Вы получили это письмо, потому что кто-то ввёл ваше имя пользователя на странице восстановления пароля. Если это были не вы, не обращайте на письмо внимания: пароль останется прежним.',

  'mail.passwordChanged.subject': 'Ваш пароль изменён',
  'mail.passwordChanged.text': 'Пароль учётной записи {{username}} только что изменён.',
  'mail.passwordChanged.next': 'Если это сделали не вы, сразу задайте новый пароль.',
  'mail.passwordChanged.button': 'Задать новый пароль',
  'mail.passwordChanged.why':
    'Вы получили это письмо, потому что этот адрес указан как контактный для учётной записи.',

  'mail.accountToBeDeleted.subject': 'Ваша учётная запись будет удалена',
  'mail.accountToBeDeleted.text':
    '{{date}} по вашему запросу учётная запись {{username}} и все её данные будут удалены.',
  'mail.accountToBeDeleted.next':
    'До этого времени вы можете передумать. Если вы этого не запрашивали, отмените удаление и смените пароль.',
  'mail.accountToBeDeleted.button': 'Не удалять учётную запись',
  'mail.accountToBeDeleted.why':
    'Вы получили это письмо, потому что этот адрес указан как контактный для учётной записи.',

  'mail.accountDeleted.subject': 'Ваша учётная запись удалена',
  'mail.accountDeleted.text': 'Учётная запись {{username}} и все её данные удалены.',
  'mail.accountDeleted.next':
    'Спасибо, что пользовались {{brand}}. Вы можете зарегистрироваться снова в любое время.',
  'mail.accountDeleted.why':
    'Вы получили это письмо, потому что этот адрес был указан как контактный для учётной записи. Больше писем не будет.',

  'mail.feedbackAnswered.subject': 'Ответ на ваше обращение «{{title}}»',
  'mail.feedbackAnswered.text': 'Вот ответ на то, что вы написали:',
  'mail.feedbackAnswered.button': 'Открыть переписку',
  'mail.feedbackAnswered.why':
    'Вы получили это письмо, потому что указали этот адрес для ответов на ваше обращение.',

  'mail.confirmChannel.subject': 'Можно ли отправлять сообщения на этот адрес?',
  'mail.confirmChannel.text':
    'Владелец учётной записи {{username}} хочет, чтобы на этот адрес приходили сообщения о счётчиках электроэнергии, например о пропавшей связи. Они будут приходить, только если вы согласитесь.',
  'mail.confirmChannel.why':
    'Вы получили это письмо, потому что кто-то указал этот адрес для сообщений. Если они вам не нужны, не обращайте на письмо внимания: больше ничего не придёт.',

  'mail.channelTest.button': 'Открыть сообщения',

  'mail.incident.button': 'Открыть отклонение',
  'mail.incident.why':
    'Вы получили это письмо, потому что на этот адрес отправляются сообщения об отклонениях. Владелец учётной записи может изменить это в настройках пользователя, в разделе «Сообщения».',
  'mail.autoSend.first':
    'Пользователь {{sender}} указал этот адрес для получения отчётов и сообщений об отклонениях {{brand}}. Если они вам не нужны, откройте ссылку в конце этого письма.',
  'mail.autoSend.whyOwn':
    'Вы получили это письмо, потому что ваш адрес есть в списке получателей в ваших настройках.',
  'mail.autoSend.whyOther':
    'Вы получили это письмо, потому что пользователь {{sender}} указал ваш адрес для получения отчётов и сообщений об отклонениях.',
  'mail.autoSend.whyTest': 'Вы получили это письмо, потому что запросили пробную отправку.',
  'mail.autoSend.leave': 'Больше не получать эти письма',

  'mail.report.dailySubject': 'Отчёт за день, {{site}}: {{period}}',
  'mail.report.weeklySubject': 'Отчёт за неделю, {{site}}: {{period}}',
  'mail.report.monthlySubject': 'Отчёт за месяц, {{site}}: {{period}}',
  'mail.report.test': 'Тест: {{subject}}',
  'mail.report.button': 'Открыть отчёт',
  'mail.report.attached': 'Все цифры — в приложенной таблице.',
  'mail.report.noData': 'За этот период нет измерений, поэтому его цифры неизвестны.',
  'mail.report.skipped_one':
    '{{count}} прежний отчёт ({{period}}) не удалось отправить вовремя. Это самый новый; прежний уже не отправляется.',
  'mail.report.skipped_few':
    '{{count}} прежних отчёта ({{period}}) не удалось отправить вовремя. Это самый новый; прежние уже не отправляются.',
  'mail.report.skipped_many':
    '{{count}} прежних отчётов ({{period}}) не удалось отправить вовремя. Это самый новый; прежние уже не отправляются.',
  'mail.report.skipped_other':
    '{{count}} прежнего отчёта ({{period}}) не удалось отправить вовремя. Это самый новый; прежние уже не отправляются.',
  'mail.report.energy': 'Энергия',
  'mail.report.consumption': 'Потребление',
  'mail.report.import': 'Из сети',
  'mail.report.export': 'В сеть',
  'mail.report.yield': 'Выработка',
  'mail.report.selfUse': 'Самопотребление',
  'mail.report.selfSufficiency': 'Автономность',
  'mail.report.demand': 'Наибольшая мощность из сети (15 мин)',
  'mail.report.bill': 'Начислено с {{date}}',
  'mail.report.billOf': 'Расчёт, {{period}}',
  'mail.report.changeDaily': '{{change}} к предыдущему дню',
  'mail.report.changeWeekly': '{{change}} к предыдущей неделе',
  'mail.report.changeMonthly': '{{change}} к предыдущему месяцу',
  'mail.report.coverage': 'Полнота данных',
  'mail.report.measured': 'измерено {{share}}',
  'mail.report.estimated': 'оценено {{share}}',
  'mail.report.missing': 'нет данных {{share}}',
  'mail.report.dayPicture': 'День по четвертям часа, {{unit}}',
  'mail.report.daysPicture': 'Период по дням, {{unit}}',
  'mail.report.monthPicture': 'Текущий месяц по дням, {{unit}}',
  'mail.report.pictureText': 'График: {{what}}; наибольшее — {{highest}}.',
  'mail.report.place': 'Объект',
  'mail.report.address': 'Адрес',
  'mail.report.meters': 'Счётчики',
  'mail.report.systemSize': 'Мощность системы',
  'mail.report.exceptions': 'Сбои',
  'mail.report.noExceptions': 'За этот период сбоев нет.',
  'mail.report.quarantined_one': '{{count}} измерение с недостоверным временем ждёт вашего решения.',
  'mail.report.quarantined_few': '{{count}} измерения с недостоверным временем ждут вашего решения.',
  'mail.report.quarantined_many': '{{count}} измерений с недостоверным временем ждут вашего решения.',
  'mail.report.quarantined_other': '{{count}} измерения с недостоверным временем ждут вашего решения.',
  'mail.report.alerts': 'Отклонения',
  'mail.report.noAlerts': 'Отклонений нет',
  'mail.report.open': 'Продолжается с {{from}}',
  'mail.report.more_one': 'Есть ещё {{count}}; полный список — в приложении.',
  'mail.report.more_few': 'Есть ещё {{count}}; полный список — в приложении.',
  'mail.report.more_many': 'Есть ещё {{count}}; полный список — в приложении.',
  'mail.report.more_other': 'Есть ещё {{count}}; полный список — в приложении.',
  'mail.report.devices': 'Устройства',
  'mail.report.allDevicesWork': 'Все устройства передают данные.',
  'mail.report.deviceSilent': 'Нет измерений с {{since}}',
  'mail.report.deviceNever': 'Не передало ещё ни одного измерения',
  'mail.report.deviceFault': 'Есть неустранённый сбой',

  'mail.exceptions.subject': 'Требуется ваше внимание',
  'mail.exceptions.text': 'Вот что произошло с {{since}}.',
  'mail.exceptions.faults': 'Сбои',
  'mail.exceptions.quarantined': 'Измерения с недостоверным временем',
  'mail.exceptions.quarantinedOf_one': '{{count}} измерение ждёт вашего решения',
  'mail.exceptions.quarantinedOf_few': '{{count}} измерения ждут вашего решения',
  'mail.exceptions.quarantinedOf_many': '{{count}} измерений ждут вашего решения',
  'mail.exceptions.quarantinedOf_other': '{{count}} измерения ждут вашего решения',
  'mail.exceptions.sending': 'Отправка',
  'mail.exceptions.failedMail': '«{{subject}}», получатель {{to}}',
  'mail.exceptions.failedReport':
    'Отчёт за {{date}} не удалось составить для письма. Его можно посмотреть в приложении.',
  'mail.exceptions.failedMessages_one': 'Не удалось доставить {{count}} сообщение',
  'mail.exceptions.failedMessages_few': 'Не удалось доставить {{count}} сообщения',
  'mail.exceptions.failedMessages_many': 'Не удалось доставить {{count}} сообщений',
  'mail.exceptions.failedMessages_other': 'Не удалось доставить {{count}} сообщения',
  'mail.exceptions.button': 'Открыть {{brand}}',
};
