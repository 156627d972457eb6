import type { TableLike } from '../../table.ts';
import type { userSettings as source } from '../en/user-settings.ts';

export const userSettings: TableLike<typeof source> = {
  'password.title': 'Alterar palavra-passe',
  'password.old': 'Palavra-passe antiga',
  'password.new': 'Nova palavra-passe',
  'password.repeat': 'Repetir nova palavra-passe',
  'password.change': 'Alterar palavra-passe',
  'password.changed': 'Palavra-passe alterada',
  'password.reset': 'A palavra-passe foi reposta. A sua nova palavra-passe: {{password}}',
  'password.others':
    'A sua sessão continua aqui. Todos os outros dispositivos têm de iniciar sessão novamente.',
  'password.demo': 'A palavra-passe da demo não pode ser alterada.',
  'password.strength': 'Segurança: {{strength}}',
  'password.weak': 'fraca, mais longa é melhor',
  'password.fair': 'razoável',
  'password.strong': 'forte',
  'user.title': 'Definições do utilizador',
  'user.profile': 'Perfil',
  'user.username': 'Nome de utilizador',
  'user.fullName': 'Nome completo',
  'user.telephone': 'Telefone',
  'user.email': 'E-mail',
  'user.emailHint': 'Para definir uma nova palavra-passe se a esquecer',
  'user.notifications': 'Notificações',
  'user.push': 'Enviar-me notificações',
  'user.pushHint': 'Sobre alertas e avisos, nos dispositivos em que o permitir.',
  'user.demo': 'A conta de demonstração não pode ser alterada.',
};
