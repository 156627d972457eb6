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
};
