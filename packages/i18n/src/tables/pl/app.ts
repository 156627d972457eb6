import type { TableLike } from '../../table.ts';
import type { app as source } from '../en/app.ts';

export const app: TableLike<typeof source> = {
  'app.server': 'Wybierz swój serwer',
  'app.serverText': 'Wpisz adres swojego serwera tak, jak otwierasz go w przeglądarce.',
  'app.serverAddress': 'Adres serwera',
  'app.serverHint': 'Na przykład https://energy.example.org lub 192.168.1.20:8080',
  'app.serverInvalid': 'To nie jest adres serwera.',
  'app.serverUnreachable':
    'Pod tym adresem nie odpowiedział żaden serwer. Sprawdź adres i czy telefon jest połączony z właściwą siecią. Serwer może też być za stary dla tej aplikacji.',
  'app.serverPlain':
    'Ten adres nie jest szyfrowany: każdy w sieci może odczytać hasło i dane. Używaj go tylko we własnej sieci.',
  'app.serverUse': 'Sprawdź i używaj',
  'app.phone': 'Ten telefon',
  'app.pushAsk': 'Telefon zapyta wtedy, czy ta aplikacja może pokazywać Ci powiadomienia.',
  'app.pushDenied':
    'Powiadomienia są wyłączone w ustawieniach telefonu albo tę aplikację zbudowano bez nich.',
};
