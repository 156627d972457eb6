import type { TableLike } from '../../table.ts';
import type { userSettings as source } from '../en/user-settings.ts';

export const userSettings: TableLike<typeof source> = {
  'password.title': 'Passwort ändern',
  'password.old': 'Altes Passwort',
  'password.new': 'Neues Passwort',
  'password.repeat': 'Neues Passwort wiederholen',
  'password.change': 'Passwort ändern',
  'password.changed': 'Passwort geändert',
  'password.reset': 'Das Passwort wurde zurückgesetzt. Ihr neues Passwort: {{password}}',
  'password.others': 'Hier bleiben Sie angemeldet. Alle anderen Geräte müssen sich neu anmelden.',
  'password.demo': 'Das Passwort der Demo kann nicht geändert werden.',
  'password.strength': 'Stärke: {{strength}}',
  'password.weak': 'schwach, länger ist besser',
  'password.fair': 'ordentlich',
  'password.strong': 'stark',
  'user.title': 'Benutzereinstellungen',
  'user.profile': 'Profil',
  'user.username': 'Benutzername',
  'user.fullName': 'Voller Name',
  'user.telephone': 'Telefon',
  'user.email': 'E-Mail',
  'user.emailHint': 'Um ein neues Passwort zu setzen, falls Sie es vergessen',
  'user.notifications': 'Benachrichtigungen',
  'user.push': 'Benachrichtigungen an mich senden',
  'user.pushHint': 'Über Auffälligkeiten und Mitteilungen, auf Geräten, auf denen Sie es erlauben.',
  'user.demo': 'Das Demokonto kann nicht geändert werden.',
};
