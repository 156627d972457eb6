import type { TableLike } from '../../table.ts';
import type { autoSend as source } from '../en/auto-send.ts';

export const autoSend: TableLike<typeof source> = {
  'autoSend.title': 'Invio automatico',
  'autoSend.intro': 'Report e allarmi per e-mail, a te e ai destinatari che scegli.',
  'autoSend.noMail':
    'Al momento questo server non invia e-mail. Ciò che imposti qui viene conservato e avrà effetto appena le invierà.',
  'autoSend.recipients': 'Destinatari',
  'autoSend.recipientsHint':
    'Scrivi un indirizzo e-mail e premi Invio, virgola o punto e virgola. Al massimo {{count}}; ciascuno può togliersi dall’elenco con il link presente in ogni e-mail.',
  'autoSend.recipientList': 'Destinatari nell’elenco',
  'autoSend.remove': 'Rimuovi {{email}}',
  'autoSend.useOwn': 'Aggiungi il mio indirizzo',
  'autoSend.stateNever': 'Ancora nessun invio',
  'autoSend.stateSent': 'Ultimo invio: {{time}}',
  'autoSend.stateFailed': 'Impossibile inviare l’ultima e-mail: {{error}}',
  'autoSend.stateLeft':
    'Non vuole più ricevere queste e-mail. Solo questa persona può cambiare idea, con il link in un’e-mail precedente.',
  'autoSend.what': 'Che cosa viene inviato',
  'autoSend.alertNotification': 'Allarmi, subito',
  'autoSend.exceptionSending': 'Problemi di dispositivi, dati e invii, una volta al giorno',
  'autoSend.dailyReport': 'Report giornaliero',
  'autoSend.weeklyReport': 'Report settimanale, il lunedì',
  'autoSend.monthlyReport': 'Report mensile, il primo del mese',
  'autoSend.when': 'I report partono alle {{time}} nel fuso orario di ogni impianto, uno per impianto.',
  'autoSend.contents': 'Che cosa contengono i report',
  'autoSend.placeInfo': 'Informazioni sull’impianto',
  'autoSend.exceptionInfo': 'Problemi del periodo',
  'autoSend.alertInfo': 'Allarmi del periodo',
  'autoSend.faultyDeviceState': 'Dispositivi che non funzionano',
  'autoSend.tryOut': 'Prova un report',
  'autoSend.tryHint':
    'Con il report più recente, secondo le impostazioni salvate. La prova arriva solo al tuo indirizzo.',
  'autoSend.site': 'Impianto',
  'autoSend.kind': 'Report',
  'autoSend.daily': 'Giornaliero',
  'autoSend.weekly': 'Settimanale',
  'autoSend.monthly': 'Mensile',
  'autoSend.preview': 'Anteprima',
  'autoSend.sendTest': 'Inviami una prova',
  'autoSend.testSent': 'Una prova è in arrivo a {{email}}.',
  'autoSend.noSite': 'Un report riguarda un impianto. Aggiungine prima uno.',
  'leave.title': 'Non ricevere più e-mail',
  'leave.intro':
    'Premi il pulsante per non ricevere più al tuo indirizzo i report e gli allarmi di questo mittente.',
  'leave.leave': 'Non ricevere più',
  'leave.left': 'Non ne riceverai più',
  'leave.leftHint': '{{sender}} non può più inviare report e allarmi a {{email}}.',
  'leave.back': 'Ricevi di nuovo',
  'leave.returned': 'Li riceverai di nuovo',
  'leave.returnedHint': '{{sender}} può inviare report e allarmi a {{email}}.',
  'leave.invalid': 'Questo link non funziona',
  'leave.invalidHint':
    'È incompleto, molto vecchio oppure l’account del mittente non esiste più. Usa il link dell’e-mail più recente.',
  'leave.channelIntro':
    'Premi il pulsante per non ricevere più tramite questo canale i messaggi sugli allarmi di questo mittente.',
  'leave.channelLeftHint':
    '{{sender}} non può più inviare tramite questo canale messaggi sugli allarmi a {{email}}.',
  'leave.channelReturnedHint': '{{sender}} può inviare messaggi sugli allarmi a {{email}}.',
  'leave.channelInvalidHint':
    'È incompleto, molto vecchio oppure questo canale non esiste più. Usa il link dell’e-mail più recente.',
};
