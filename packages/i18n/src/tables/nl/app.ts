import type { TableLike } from '../../table.ts';
import type { app as source } from '../en/app.ts';

export const app: TableLike<typeof source> = {
  'app.server': 'Kies uw server',
  'app.serverText': 'Voer het adres van uw server in, zoals u het in een browser opent.',
  'app.serverAddress': 'Adres van de server',
  'app.serverHint': 'Bijvoorbeeld https://energy.example.org of 192.168.1.20:8080',
  'app.serverInvalid': 'Dit is geen adres van een server.',
  'app.serverUnreachable':
    'Op dit adres heeft geen server geantwoord. Controleer het adres en of deze telefoon met het juiste netwerk is verbonden. De server kan ook te oud zijn voor deze app.',
  'app.serverPlain':
    'Dit adres is niet versleuteld: iedereen in het netwerk kan het wachtwoord en de gegevens lezen. Gebruik het alleen in uw eigen netwerk.',
  'app.serverUse': 'Controleren en gebruiken',
  'app.phone': 'Deze telefoon',
  'app.pushAsk': 'De telefoon vraagt dan of deze app u meldingen mag tonen.',
  'app.pushDenied':
    'Meldingen zijn niet toegestaan in de instellingen van de telefoon, of deze app is zonder meldingen gebouwd.',
};
