import type { TableLike } from '../../table.ts';
import type { app as source } from '../en/app.ts';

export const app: TableLike<typeof source> = {
  'app.server': 'Escolha o seu servidor',
  'app.serverText': 'Introduza o endereço do seu servidor, tal como o abre num navegador.',
  'app.serverAddress': 'Endereço do servidor',
  'app.serverHint': 'Por exemplo https://energy.example.org ou 192.168.1.20:8080',
  'app.serverInvalid': 'Isto não é o endereço de um servidor.',
  'app.serverUnreachable':
    'Nenhum servidor respondeu neste endereço. Verifique o endereço e se este telefone está ligado à rede certa. O servidor também pode ser demasiado antigo para esta aplicação.',
  'app.serverPlain':
    'Este endereço não é cifrado: qualquer pessoa na rede pode ler a palavra-passe e os dados. Use-o apenas na sua própria rede.',
  'app.serverUse': 'Verificar e usar',
  'app.phone': 'Este telefone',
  'app.pushAsk': 'O telefone pergunta então se esta aplicação lhe pode mostrar notificações.',
  'app.pushDenied':
    'As notificações não são permitidas nas definições do telefone, ou esta aplicação foi criada sem elas.',
};
