import type { TableLike } from '../../table.ts';
import type { userSettings as source } from '../en/user-settings.ts';

export const userSettings: TableLike<typeof source> = {
  'password.title': 'Změnit heslo',
  'password.old': 'Staré heslo',
  'password.new': 'Nové heslo',
  'password.repeat': 'Nové heslo znovu',
  'password.change': 'Změnit heslo',
  'password.changed': 'Heslo změněno',
  'password.reset': 'Heslo bylo obnoveno. Vaše nové heslo: {{password}}',
  'password.others': 'Zde zůstanete přihlášeni. Všechna ostatní zařízení se musí přihlásit znovu.',
  'password.demo': 'Heslo dema nelze změnit.',
  'password.strength': 'Síla: {{strength}}',
  'password.weak': 'slabé, delší je lepší',
  'password.fair': 'střední',
  'password.strong': 'silné',
  'user.title': 'Nastavení uživatele',
  'user.profile': 'Profil',
  'user.username': 'Uživatelské jméno',
  'user.fullName': 'Jméno a příjmení',
  'user.telephone': 'Telefon',
  'user.email': 'E-mail',
  'user.emailHint': 'Pro nastavení nového hesla, když ho zapomenete',
  'user.notifications': 'Upozornění',
  'user.push': 'Posílat mi upozornění',
  'user.pushHint': 'Na výstrahy a oznámení, na zařízeních, kde to povolíte.',
  'user.demo': 'Účet demo nelze změnit.',
};
