import type { TableLike } from '../../table.ts';
import type { app as source } from '../en/app.ts';

export const app: TableLike<typeof source> = {
  'app.server': 'Vyberte svůj server',
  'app.serverText': 'Zadejte adresu svého serveru tak, jak ji otevíráte v prohlížeči.',
  'app.serverAddress': 'Adresa serveru',
  'app.serverHint': 'Například https://energy.example.org nebo 192.168.1.20:8080',
  'app.serverInvalid': 'Toto není adresa serveru.',
  'app.serverUnreachable':
    'Na této adrese žádný server neodpověděl. Zkontrolujte adresu a zda je telefon připojen ke správné síti. Server může být pro tuto aplikaci také příliš starý.',
  'app.serverPlain':
    'Tato adresa není šifrovaná: heslo i data může číst kdokoli v síti. Používejte ji jen ve vlastní síti.',
  'app.serverUse': 'Ověřit a použít',
  'app.phone': 'Tento telefon',
  'app.pushAsk': 'Telefon se pak zeptá, zda vám tato aplikace smí zobrazovat oznámení.',
  'app.pushDenied':
    'Oznámení nejsou v nastavení telefonu povolena, nebo byla tato aplikace sestavena bez nich.',
};
