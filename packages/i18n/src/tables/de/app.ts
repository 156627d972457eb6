import type { TableLike } from '../../table.ts';
import type { app as source } from '../en/app.ts';

export const app: TableLike<typeof source> = {
  'app.server': 'Server wählen',
  'app.serverText': 'Geben Sie die Adresse Ihres Servers ein, wie Sie sie im Browser öffnen.',
  'app.serverAddress': 'Adresse des Servers',
  'app.serverHint': 'Zum Beispiel https://energy.example.org oder 192.168.1.20:8080',
  'app.serverInvalid': 'Das ist keine Adresse eines Servers.',
  'app.serverUnreachable':
    'Unter dieser Adresse hat kein Server geantwortet. Prüfen Sie die Adresse und ob dieses Telefon mit dem richtigen Netzwerk verbunden ist. Vielleicht ist der Server auch zu alt für diese App.',
  'app.serverPlain':
    'Diese Adresse ist nicht verschlüsselt: Jeder im Netzwerk kann Passwort und Daten mitlesen. Verwenden Sie sie nur im eigenen Netzwerk.',
  'app.serverUse': 'Prüfen und verwenden',
  'app.phone': 'Dieses Telefon',
  'app.pushAsk': 'Das Telefon fragt dann, ob diese App Ihnen Mitteilungen zeigen darf.',
  'app.pushDenied':
    'Mitteilungen sind in den Einstellungen des Telefons nicht erlaubt, oder diese App wurde ohne sie gebaut.',
};
