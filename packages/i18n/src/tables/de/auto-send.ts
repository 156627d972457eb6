import type { TableLike } from '../../table.ts';
import type { autoSend as source } from '../en/auto-send.ts';

export const autoSend: TableLike<typeof source> = {
  'autoSend.title': 'Automatischer Versand',
  'autoSend.intro': 'Berichte und Auffälligkeiten per E-Mail, an Sie und weitere Empfänger Ihrer Wahl.',
  'autoSend.noMail':
    'Dieser Server versendet zurzeit keine E-Mails. Was Sie hier einstellen, bleibt gespeichert und wirkt, sobald er es tut.',
  'autoSend.recipients': 'Empfänger',
  'autoSend.recipientsHint':
    'Geben Sie eine E-Mail-Adresse ein und drücken Sie die Eingabetaste, Komma oder Semikolon. Höchstens {{count}}; über einen Link in jeder E-Mail können sich alle selbst austragen.',
  'autoSend.recipientList': 'Empfänger in der Liste',
  'autoSend.remove': '{{email}} entfernen',
  'autoSend.useOwn': 'Meine Adresse hinzufügen',
  'autoSend.stateNever': 'Noch nichts gesendet',
  'autoSend.stateSent': 'Zuletzt gesendet: {{time}}',
  'autoSend.stateFailed': 'Die letzte E-Mail konnte nicht gesendet werden: {{error}}',
  'autoSend.stateLeft':
    'Möchte diese E-Mails nicht mehr. Das lässt sich nur vom Empfänger selbst zurücknehmen, über den Link in einer früheren E-Mail.',
  'autoSend.what': 'Was gesendet wird',
  'autoSend.alertNotification': 'Auffälligkeiten, sofort',
  'autoSend.exceptionSending': 'Störungen von Geräten, Daten und Versand, einmal am Tag',
  'autoSend.dailyReport': 'Tagesbericht',
  'autoSend.weeklyReport': 'Wochenbericht, montags',
  'autoSend.monthlyReport': 'Monatsbericht, am Ersten',
  'autoSend.when':
    'Berichte werden um {{time}} in der Zeitzone der jeweiligen Anlage versendet, für jede Anlage einer.',
  'autoSend.contents': 'Was in den Berichten steht',
  'autoSend.placeInfo': 'Angaben zur Anlage',
  'autoSend.exceptionInfo': 'Störungen des Zeitraums',
  'autoSend.alertInfo': 'Auffälligkeiten des Zeitraums',
  'autoSend.faultyDeviceState': 'Geräte, die nicht funktionieren',
  'autoSend.tryOut': 'Bericht ausprobieren',
  'autoSend.tryHint':
    'Mit dem neuesten Bericht und den gespeicherten Einstellungen. Ein Test geht nur an Ihre eigene Adresse.',
  'autoSend.site': 'Anlage',
  'autoSend.kind': 'Bericht',
  'autoSend.daily': 'Täglich',
  'autoSend.weekly': 'Wöchentlich',
  'autoSend.monthly': 'Monatlich',
  'autoSend.preview': 'Vorschau',
  'autoSend.sendTest': 'Test an mich senden',
  'autoSend.testSent': 'Ein Test ist unterwegs an {{email}}.',
  'autoSend.noSite': 'Ein Bericht handelt von einer Anlage. Fügen Sie zuerst eine hinzu.',

  'leave.title': 'Keine E-Mails mehr erhalten',
  'leave.intro':
    'Drücken Sie die Schaltfläche, um von diesem Absender keine Berichte und Auffälligkeiten mehr zu erhalten.',
  'leave.leave': 'Nicht mehr erhalten',
  'leave.left': 'Sie erhalten sie nicht mehr',
  'leave.leftHint': '{{sender}} kann keine Berichte und Auffälligkeiten mehr an {{email}} senden.',
  'leave.back': 'Wieder erhalten',
  'leave.returned': 'Sie erhalten sie wieder',
  'leave.returnedHint': '{{sender}} kann Berichte und Auffälligkeiten an {{email}} senden.',
  'leave.invalid': 'Dieser Link funktioniert nicht',
  'leave.invalidHint':
    'Er ist unvollständig oder sehr alt, oder das Konto des Absenders gibt es nicht mehr. Verwenden Sie den Link der neuesten E-Mail.',
  'leave.channelIntro':
    'Drücken Sie die Schaltfläche, um über diesen Kanal keine Nachrichten zu Auffälligkeiten dieses Absenders mehr zu erhalten.',
  'leave.channelLeftHint':
    '{{sender}} kann über diesen Kanal keine Nachrichten zu Auffälligkeiten mehr an {{email}} senden.',
  'leave.channelReturnedHint': '{{sender}} kann Nachrichten zu Auffälligkeiten an {{email}} senden.',
  'leave.channelInvalidHint':
    'Er ist unvollständig oder sehr alt, oder diesen Kanal gibt es nicht mehr. Verwenden Sie den Link der neuesten E-Mail.',
};
