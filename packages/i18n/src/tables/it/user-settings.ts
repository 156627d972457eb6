import type { TableLike } from '../../table.ts';
import type { userSettings as source } from '../en/user-settings.ts';

export const userSettings: TableLike<typeof source> = {
  'password.title': 'Cambia password',
  'password.old': 'Vecchia password',
  'password.new': 'Nuova password',
  'password.repeat': 'Ripeti la nuova password',
  'password.change': 'Cambia password',
  'password.changed': 'Password cambiata',
  'password.reset': 'La password è stata reimpostata. La tua nuova password: {{password}}',
  'password.others': 'Qui resti connesso. Su tutti gli altri dispositivi bisogna accedere di nuovo.',
  'password.demo': 'La password della demo non si può cambiare.',
  'password.strength': 'Sicurezza: {{strength}}',
  'password.weak': 'debole, più lunga è meglio',
  'password.fair': 'discreta',
  'password.strong': 'forte',
  'user.title': 'Impostazioni utente',
  'user.profile': 'Profilo',
  'user.username': 'Nome utente',
  'user.fullName': 'Nome completo',
  'user.telephone': 'Telefono',
  'user.email': 'E-mail',
  'user.emailHint': 'Per impostare una nuova password se la dimentichi',
  'user.notifications': 'Notifiche',
  'user.push': 'Inviami notifiche',
  'user.pushHint': 'Su allarmi e avvisi, sui dispositivi in cui lo permetti.',
  'user.demo': 'L’account demo non si può modificare.',
};
