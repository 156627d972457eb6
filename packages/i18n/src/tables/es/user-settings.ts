import type { TableLike } from '../../table.ts';
import type { userSettings as source } from '../en/user-settings.ts';

export const userSettings: TableLike<typeof source> = {
  'password.title': 'Cambiar contraseña',
  'password.old': 'Contraseña antigua',
  'password.new': 'Contraseña nueva',
  'password.repeat': 'Repetir la contraseña nueva',
  'password.change': 'Cambiar contraseña',
  'password.changed': 'Contraseña cambiada',
  'password.reset': 'Se ha restablecido la contraseña. Tu nueva contraseña: {{password}}',
  'password.others': 'Aquí sigues con la sesión iniciada. Los demás dispositivos deben iniciarla de nuevo.',
  'password.demo': 'La contraseña de la demo no se puede cambiar.',
  'password.strength': 'Seguridad: {{strength}}',
  'password.weak': 'débil, mejor más larga',
  'password.fair': 'aceptable',
  'password.strong': 'fuerte',
  'user.title': 'Ajustes de usuario',
  'user.profile': 'Perfil',
  'user.username': 'Nombre de usuario',
  'user.fullName': 'Nombre completo',
  'user.telephone': 'Teléfono',
  'user.email': 'Correo electrónico',
  'user.emailHint': 'Para poner una contraseña nueva si la olvidas',
  'user.notifications': 'Notificaciones',
  'user.push': 'Enviarme notificaciones',
  'user.pushHint': 'De alertas y avisos, en los dispositivos donde lo permitas.',
  'user.demo': 'La cuenta de demo no se puede cambiar.',
};
