import type { TableLike } from '../../table.ts';
import type { userSettings as source } from '../en/user-settings.ts';

export const userSettings: TableLike<typeof source> = {
  'password.title': 'Wachtwoord wijzigen',
  'password.old': 'Oud wachtwoord',
  'password.new': 'Nieuw wachtwoord',
  'password.repeat': 'Nieuw wachtwoord herhalen',
  'password.change': 'Wachtwoord wijzigen',
  'password.changed': 'Wachtwoord gewijzigd',
  'password.reset': 'Het wachtwoord is opnieuw ingesteld. Je nieuwe wachtwoord: {{password}}',
  'password.others': 'Je blijft hier ingelogd. Alle andere apparaten moeten opnieuw inloggen.',
  'password.demo': 'Het wachtwoord van de demo kan niet worden gewijzigd.',
  'password.strength': 'Sterkte: {{strength}}',
  'password.weak': 'zwak, langer is beter',
  'password.fair': 'redelijk',
  'password.strong': 'sterk',
  'user.title': 'Gebruikersinstellingen',
  'user.profile': 'Profiel',
  'user.username': 'Gebruikersnaam',
  'user.fullName': 'Volledige naam',
  'user.telephone': 'Telefoon',
  'user.email': 'E-mail',
  'user.emailHint': 'Om een nieuw wachtwoord in te stellen als je het vergeet',
  'user.notifications': 'Meldingen',
  'user.push': 'Stuur mij meldingen',
  'user.pushHint': 'Over afwijkingen en berichten, op apparaten waar je dat toestaat.',
  'user.demo': 'Het demo-account kan niet worden gewijzigd.',
};
