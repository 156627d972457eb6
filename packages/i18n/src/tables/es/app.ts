import type { TableLike } from '../../table.ts';
import type { app as source } from '../en/app.ts';

export const app: TableLike<typeof source> = {
  'app.server': 'Elija su servidor',
  'app.serverText': 'Introduzca la dirección de su servidor, tal como la abre en un navegador.',
  'app.serverAddress': 'Dirección del servidor',
  'app.serverHint': 'Por ejemplo https://energy.example.org o 192.168.1.20:8080',
  'app.serverInvalid': 'Esto no es la dirección de un servidor.',
  'app.serverUnreachable':
    'Ningún servidor ha respondido en esta dirección. Compruebe la dirección y que este teléfono está conectado a la red correcta. También puede que el servidor sea demasiado antiguo para esta aplicación.',
  'app.serverPlain':
    'Esta dirección no está cifrada: cualquiera en la red puede leer la contraseña y los datos. Úsela solo en su propia red.',
  'app.serverUse': 'Comprobar y usar',
  'app.phone': 'Este teléfono',
  'app.pushAsk': 'El teléfono pregunta entonces si esta aplicación puede mostrarle notificaciones.',
  'app.pushDenied':
    'Las notificaciones no están permitidas en los ajustes del teléfono, o esta aplicación se creó sin ellas.',
};
