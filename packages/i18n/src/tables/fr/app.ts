import type { TableLike } from '../../table.ts';
import type { app as source } from '../en/app.ts';

export const app: TableLike<typeof source> = {
  'app.server': 'Choisir votre serveur',
  'app.serverText': 'Saisissez l’adresse de votre serveur, telle que vous l’ouvrez dans un navigateur.',
  'app.serverAddress': 'Adresse du serveur',
  'app.serverHint': 'Par exemple https://energy.example.org ou 192.168.1.20:8080',
  'app.serverInvalid': 'Ce n’est pas l’adresse d’un serveur.',
  'app.serverUnreachable':
    'Aucun serveur n’a répondu à cette adresse. Vérifiez l’adresse et que ce téléphone est connecté au bon réseau. Le serveur est peut-être aussi trop ancien pour cette application.',
  'app.serverPlain':
    'Cette adresse n’est pas chiffrée : toute personne du réseau peut lire le mot de passe et les données. Ne l’utilisez que dans votre propre réseau.',
  'app.serverUse': 'Vérifier et utiliser',
  'app.phone': 'Ce téléphone',
  'app.pushAsk': 'Le téléphone demande ensuite si cette application peut vous afficher des notifications.',
  'app.pushDenied':
    'Les notifications ne sont pas autorisées dans les réglages du téléphone, ou cette application a été créée sans elles.',
};
