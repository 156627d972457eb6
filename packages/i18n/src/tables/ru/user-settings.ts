import type { TableLike } from '../../table.ts';
import type { userSettings as source } from '../en/user-settings.ts';

export const userSettings: TableLike<typeof source> = {
  'password.title': 'Сменить пароль',
  'password.old': 'Старый пароль',
  'password.new': 'Новый пароль',
  'password.repeat': 'Повторите новый пароль',
  'password.change': 'Сменить пароль',
  'password.changed': 'Пароль изменён',
  'password.reset': 'Пароль сброшен. Ваш новый пароль: {{password}}',
  'password.others': 'Здесь вы останетесь в системе. На всех других устройствах нужно войти снова.',
  'password.demo': 'Пароль демо изменить нельзя.',
  'password.strength': 'Надёжность: {{strength}}',
  'password.weak': 'слабый, лучше длиннее',
  'password.fair': 'средний',
  'password.strong': 'надёжный',
  'user.title': 'Настройки пользователя',
  'user.profile': 'Профиль',
  'user.username': 'Имя пользователя',
  'user.fullName': 'Имя и фамилия',
  'user.telephone': 'Телефон',
  'user.email': 'Эл. почта',
  'user.emailHint': 'Чтобы задать новый пароль, если вы его забудете',
  'user.notifications': 'Уведомления',
  'user.push': 'Присылать мне уведомления',
  'user.pushHint': 'Об отклонениях и уведомлениях, на устройствах, где вы это разрешили.',
  'user.demo': 'Учётную запись демо изменить нельзя.',
};
