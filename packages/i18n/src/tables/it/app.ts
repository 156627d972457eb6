import type { TableLike } from '../../table.ts';
import type { app as source } from '../en/app.ts';

export const app: TableLike<typeof source> = {
  'app.server': 'Scelga il suo server',
  'app.serverText': 'Inserisca l’indirizzo del suo server, come lo apre nel browser.',
  'app.serverAddress': 'Indirizzo del server',
  'app.serverHint': 'Ad esempio https://energy.example.org o 192.168.1.20:8080',
  'app.serverInvalid': 'Questo non è l’indirizzo di un server.',
  'app.serverUnreachable':
    'Nessun server ha risposto a questo indirizzo. Controlli l’indirizzo e che questo telefono sia connesso alla rete giusta. Il server potrebbe anche essere troppo vecchio per questa app.',
  'app.serverPlain':
    'Questo indirizzo non è cifrato: chiunque nella rete può leggere la password e i dati. Lo usi solo nella sua rete.',
  'app.serverUse': 'Verifica e usa',
  'app.phone': 'Questo telefono',
  'app.pushAsk': 'Il telefono chiede poi se questa app può mostrarle notifiche.',
  'app.pushDenied':
    'Le notifiche non sono consentite nelle impostazioni del telefono, oppure questa app è stata creata senza.',
};
