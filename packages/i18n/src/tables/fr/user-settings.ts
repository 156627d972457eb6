import type { TableLike } from '../../table.ts';
import type { userSettings as source } from '../en/user-settings.ts';

export const userSettings: TableLike<typeof source> = {
  'password.title': 'Changer le mot de passe',
  'password.old': 'Ancien mot de passe',
  'password.new': 'Nouveau mot de passe',
  'password.repeat': 'Répéter le nouveau mot de passe',
  'password.change': 'Changer le mot de passe',
  'password.changed': 'Mot de passe changé',
  'password.reset': 'Le mot de passe a été réinitialisé. Votre nouveau mot de passe : {{password}}',
  'password.others': 'Vous restez connecté ici. Tous les autres appareils devront se reconnecter.',
  'password.demo': 'Le mot de passe de la démo ne peut pas être changé.',
  'password.strength': 'Sécurité : {{strength}}',
  'password.weak': 'faible, plus long vaut mieux',
  'password.fair': 'moyenne',
  'password.strong': 'élevée',
  'user.title': 'Profil et réglages',
  'user.profile': 'Profil',
  'user.username': 'Nom d’utilisateur',
  'user.fullName': 'Nom complet',
  'user.telephone': 'Téléphone',
  'user.email': 'E-mail',
  'user.emailHint': 'Pour choisir un nouveau mot de passe en cas d’oubli',
  'user.notifications': 'Notifications',
  'user.push': 'M’envoyer des notifications',
  'user.pushHint': 'Des alertes et des messages, sur les appareils où vous l’autorisez.',
  'user.demo': 'Le compte de démo ne peut pas être modifié.',
};
