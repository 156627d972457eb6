import type { TableLike } from '../../table.ts';
import type { autoSend as source } from '../en/auto-send.ts';

export const autoSend: TableLike<typeof source> = {
  'autoSend.title': 'Envío automático',
  'autoSend.intro': 'Informes y alertas por correo, para ti y los destinatarios que elijas.',
  'autoSend.noMail':
    'Este servidor no envía correos por ahora. Lo que configures aquí se conserva y se aplicará en cuanto los envíe.',
  'autoSend.recipients': 'Destinatarios',
  'autoSend.recipientsHint':
    'Escribe una dirección de correo y pulsa Intro, coma o punto y coma. Como máximo {{count}}; cada persona puede darse de baja con un enlace en cada correo.',
  'autoSend.recipientList': 'Destinatarios de la lista',
  'autoSend.remove': 'Quitar {{email}}',
  'autoSend.useOwn': 'Añadir mi dirección',
  'autoSend.stateNever': 'Aún no se ha enviado nada',
  'autoSend.stateSent': 'Último envío el {{time}}',
  'autoSend.stateFailed': 'No se pudo enviar el último correo: {{error}}',
  'autoSend.stateLeft':
    'Ya no quiere recibir estos correos. Solo esa persona puede cambiarlo, con el enlace de un correo anterior.',
  'autoSend.what': 'Qué se envía',
  'autoSend.alertNotification': 'Alertas, al momento',
  'autoSend.exceptionSending': 'Fallos de dispositivos, datos y envíos, una vez al día',
  'autoSend.dailyReport': 'Informe diario',
  'autoSend.weeklyReport': 'Informe semanal, los lunes',
  'autoSend.monthlyReport': 'Informe mensual, el día 1',
  'autoSend.when':
    'Los informes salen a las {{time}} de la zona horaria de cada instalación, uno por instalación.',
  'autoSend.contents': 'Qué contienen los informes',
  'autoSend.placeInfo': 'Datos de la instalación',
  'autoSend.exceptionInfo': 'Fallos del periodo',
  'autoSend.alertInfo': 'Alertas del periodo',
  'autoSend.faultyDeviceState': 'Dispositivos que no funcionan',
  'autoSend.tryOut': 'Probar un informe',
  'autoSend.tryHint':
    'Con el informe más reciente y los ajustes guardados. La prueba se envía solo a tu propia dirección.',
  'autoSend.site': 'Instalación',
  'autoSend.kind': 'Informe',
  'autoSend.daily': 'Diario',
  'autoSend.weekly': 'Semanal',
  'autoSend.monthly': 'Mensual',
  'autoSend.preview': 'Vista previa',
  'autoSend.sendTest': 'Enviarme una prueba',
  'autoSend.testSent': 'La prueba va de camino a {{email}}.',
  'autoSend.noSite': 'Un informe se refiere a una instalación. Añade una primero.',

  'leave.title': 'No recibir más correos',
  'leave.intro': 'Pulsa el botón para no recibir en tu dirección más informes ni alertas de este remitente.',
  'leave.leave': 'No recibir más',
  'leave.left': 'Ya no los recibirás',
  'leave.leftHint': '{{sender}} ya no puede enviar informes ni alertas a {{email}}.',
  'leave.back': 'Volver a recibirlos',
  'leave.returned': 'Volverás a recibirlos',
  'leave.returnedHint': '{{sender}} puede enviar informes y alertas a {{email}}.',
  'leave.invalid': 'Este enlace no funciona',
  'leave.invalidHint':
    'Está incompleto, es muy antiguo o la cuenta del remitente ya no existe. Usa el enlace del correo más reciente.',
  'leave.channelIntro':
    'Pulsa el botón para no recibir por este canal más mensajes sobre alertas de este remitente.',
  'leave.channelLeftHint': '{{sender}} ya no puede enviar por este canal mensajes sobre alertas a {{email}}.',
  'leave.channelReturnedHint': '{{sender}} puede enviar mensajes sobre alertas a {{email}}.',
  'leave.channelInvalidHint':
    'Está incompleto, es muy antiguo o este canal ya no existe. Usa el enlace del correo más reciente.',
};
