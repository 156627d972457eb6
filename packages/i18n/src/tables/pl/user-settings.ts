import type { TableLike } from '../../table.ts';
import type { userSettings as source } from '../en/user-settings.ts';

export const userSettings: TableLike<typeof source> = {
  'password.title': 'Zmień hasło',
  'password.old': 'Stare hasło',
  'password.new': 'Nowe hasło',
  'password.repeat': 'Powtórz nowe hasło',
  'password.change': 'Zmień hasło',
  'password.changed': 'Hasło zmienione',
  'password.reset': 'Hasło zostało zresetowane. Twoje nowe hasło: {{password}}',
  'password.others':
    'Ta sesja pozostaje aktywna. Na wszystkich innych urządzeniach trzeba zalogować się ponownie.',
  'password.demo': 'Hasła demo nie można zmienić.',
  'password.strength': 'Siła: {{strength}}',
  'password.weak': 'słabe, dłuższe jest lepsze',
  'password.fair': 'średnie',
  'password.strong': 'silne',
  'user.title': 'Ustawienia użytkownika',
  'user.profile': 'Profil',
  'user.username': 'Nazwa użytkownika',
  'user.fullName': 'Imię i nazwisko',
  'user.telephone': 'Telefon',
  'user.email': 'E-mail',
  'user.emailHint': 'Aby ustawić nowe hasło, gdy go zapomnisz',
  'user.notifications': 'Powiadomienia',
  'user.push': 'Wysyłaj mi powiadomienia',
  'user.pushHint': 'O alarmach i komunikatach, na urządzeniach, na których na to pozwolisz.',
  'user.demo': 'Konta demo nie można zmienić.',
};
