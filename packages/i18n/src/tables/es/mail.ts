import type { TableLike } from '../../table.ts';
import type { mail as source } from '../en/mail.ts';

export const mail: TableLike<typeof source> = {
  'mail.greeting': 'Hola, {{name}}:',
  'mail.greetingWithoutName': 'Hola:',
  'mail.linkAsText': 'Si el botón no funciona, abre esta dirección en tu navegador:',
  'mail.automatic': 'Este correo se ha enviado automáticamente. Las respuestas no se leen.',
  'mail.welcome.subject': 'Te damos la bienvenida a {{brand}}',
  'mail.welcome.text': 'Tu cuenta está lista. Tu nombre de usuario es {{username}}.',
  'mail.welcome.next': 'Inicia sesión para ver lo que miden tus contadores y añadir tu tarifa.',
  'mail.welcome.button': 'Abrir {{brand}}',
  'mail.welcome.why':
    'Recibes este correo porque se indicó esta dirección al registrar la cuenta. Si no fuiste tú, puedes ignorarlo.',
  'mail.confirmEmail.subject': 'Confirma tu dirección de correo',
  'mail.confirmEmail.text':
    'Confirma que esta dirección es tuya. La usaremos para contactar contigo sobre tu cuenta, por ejemplo si olvidas la contraseña.',
  'mail.confirmEmail.button': 'Confirmar esta dirección',
  'mail.confirmEmail.why':
    'Recibes este correo porque esta dirección se introdujo como contacto de una cuenta. Si no fuiste tú, puedes ignorarlo: la dirección quedará sin confirmar.',
  'mail.resetPassword.subject': 'Elige una contraseña nueva',
  'mail.resetPassword.text': 'Se ha pedido una contraseña nueva para la cuenta {{username}}.',
  'mail.resetPassword.next_one': 'El enlace de abajo es de un solo uso y caduca en {{count}} minuto.',
  'mail.resetPassword.next_many': 'El enlace de abajo es de un solo uso y caduca en {{count}} de minutos.',
  'mail.resetPassword.next_other': 'El enlace de abajo es de un solo uso y caduca en {{count}} minutos.',
  'mail.resetPassword.button': 'Elegir una contraseña nueva',
  'mail.resetPassword.why':
    'Recibes este correo porque alguien introdujo tu nombre de usuario en la página «Contraseña olvidada». Si no fuiste tú, puedes ignorarlo: tu contraseña no cambia.',
  'mail.passwordChanged.subject': 'Tu contraseña ha cambiado',
  'mail.passwordChanged.text': 'La contraseña de la cuenta {{username}} se acaba de cambiar.',
  'mail.passwordChanged.next': 'Si no fuiste tú, elige enseguida una contraseña nueva.',
  'mail.passwordChanged.button': 'Elegir una contraseña nueva',
  'mail.passwordChanged.why': 'Recibes este correo porque esta es la dirección de contacto de la cuenta.',
  'mail.accountToBeDeleted.subject': 'Tu cuenta se eliminará',
  'mail.accountToBeDeleted.text':
    'Según lo solicitado, la cuenta {{username}} y todo su contenido se eliminarán el {{date}}.',
  'mail.accountToBeDeleted.next':
    'Hasta entonces puedes cambiar de opinión. Si no lo pediste tú, conserva la cuenta y cambia la contraseña.',
  'mail.accountToBeDeleted.button': 'Conservar la cuenta',
  'mail.accountToBeDeleted.why': 'Recibes este correo porque esta es la dirección de contacto de la cuenta.',
  'mail.accountDeleted.subject': 'Tu cuenta se ha eliminado',
  'mail.accountDeleted.text': 'La cuenta {{username}} y todo su contenido se han eliminado.',
  'mail.accountDeleted.next': 'Gracias por usar {{brand}}. Puedes volver a registrarte cuando quieras.',
  'mail.accountDeleted.why':
    'Recibes este correo porque esta era la dirección de contacto de la cuenta. Es el último que recibirás.',
  'mail.feedbackAnswered.subject': 'Respuesta a tu comentario «{{title}}»',
  'mail.feedbackAnswered.text': 'Esta es la respuesta a lo que escribiste:',
  'mail.feedbackAnswered.button': 'Abrir la conversación',
  'mail.feedbackAnswered.why':
    'Recibes este correo porque indicaste esta dirección para las respuestas a tus comentarios.',
};
