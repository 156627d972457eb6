import type { TableLike } from '../../table.ts';
import type { mail as source } from '../en/mail.ts';

export const mail: TableLike<typeof source> = {
  'mail.greeting': 'Guten Tag {{name}},',
  'mail.greetingWithoutName': 'Guten Tag,',
  'mail.linkAsText': 'Falls die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse in Ihrem Browser:',
  'mail.automatic': 'Diese E-Mail wurde automatisch versendet. Antworten darauf werden nicht gelesen.',

  'mail.welcome.subject': 'Willkommen bei {{brand}}',
  'mail.welcome.text': 'Ihr Konto ist bereit. Ihr Benutzername lautet {{username}}.',
  'mail.welcome.next':
    'Melden Sie sich an, um zu sehen, was Ihre Zähler messen, und um Ihren Tarif einzugeben.',
  'mail.welcome.button': '{{brand}} öffnen',
  'mail.welcome.why':
    'Sie erhalten diese E-Mail, weil diese Adresse bei der Registrierung des Kontos angegeben wurde. Falls Sie das nicht waren, können Sie diese E-Mail ignorieren.',

  'mail.confirmEmail.subject': 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
  'mail.confirmEmail.text':
    'Bitte bestätigen Sie, dass dies Ihre Adresse ist. Über sie erreichen wir Sie, wenn es um Ihr Konto geht, etwa wenn Sie Ihr Passwort vergessen haben.',
  'mail.confirmEmail.button': 'Adresse bestätigen',
  'mail.confirmEmail.why':
    'Sie erhalten diese E-Mail, weil diese Adresse als Kontaktadresse eines Kontos eingegeben wurde. Falls Sie das nicht waren, können Sie diese E-Mail ignorieren; die Adresse bleibt dann unbestätigt.',

  'mail.resetPassword.subject': 'Neues Passwort wählen',
  'mail.resetPassword.text': 'Für das Konto {{username}} wurde ein neues Passwort angefordert.',
  'mail.resetPassword.next_one': 'Der folgende Link gilt {{count}} Minute und funktioniert nur einmal.',
  'mail.resetPassword.next_other': 'Der folgende Link gilt {{count}} Minuten und funktioniert nur einmal.',
  'mail.resetPassword.button': 'Neues Passwort wählen',
  'mail.resetPassword.why':
    'Sie erhalten diese E-Mail, weil jemand Ihren Benutzernamen auf der Seite für vergessene Passwörter eingegeben hat. Falls Sie das nicht waren, können Sie diese E-Mail ignorieren; Ihr Passwort bleibt, wie es ist.',

  'mail.passwordChanged.subject': 'Ihr Passwort wurde geändert',
  'mail.passwordChanged.text': 'Das Passwort des Kontos {{username}} wurde soeben geändert.',
  'mail.passwordChanged.next': 'Falls Sie das nicht waren, wählen Sie sofort ein neues Passwort.',
  'mail.passwordChanged.button': 'Neues Passwort wählen',
  'mail.passwordChanged.why': 'Sie erhalten diese E-Mail, weil dies die Kontaktadresse des Kontos ist.',

  'mail.accountToBeDeleted.subject': 'Ihr Konto wird gelöscht',
  'mail.accountToBeDeleted.text':
    'Wie gewünscht wird das Konto {{username}} mit allem, was es enthält, am {{date}} gelöscht.',
  'mail.accountToBeDeleted.next':
    'Bis dahin können Sie es sich anders überlegen. Falls Sie das nicht veranlasst haben, behalten Sie das Konto und ändern Sie Ihr Passwort.',
  'mail.accountToBeDeleted.button': 'Konto behalten',
  'mail.accountToBeDeleted.why': 'Sie erhalten diese E-Mail, weil dies die Kontaktadresse des Kontos ist.',

  'mail.accountDeleted.subject': 'Ihr Konto wurde gelöscht',
  'mail.accountDeleted.text': 'Das Konto {{username}} und alles, was es enthielt, wurde gelöscht.',
  'mail.accountDeleted.next':
    'Danke, dass Sie {{brand}} genutzt haben. Sie können sich jederzeit neu registrieren.',
  'mail.accountDeleted.why':
    'Sie erhalten diese E-Mail, weil dies die Kontaktadresse des Kontos war. Dies ist die letzte E-Mail.',

  'mail.feedbackAnswered.subject': 'Antwort auf Ihre Rückmeldung „{{title}}“',
  'mail.feedbackAnswered.text': 'Hier ist die Antwort auf Ihre Nachricht:',
  'mail.feedbackAnswered.button': 'Unterhaltung öffnen',
  'mail.feedbackAnswered.why':
    'Sie erhalten diese E-Mail, weil Sie diese Adresse für Antworten auf Ihre Rückmeldung angegeben haben.',

  'mail.confirmChannel.subject': 'Dürfen Nachrichten an diese Adresse gesendet werden?',
  'mail.confirmChannel.text':
    'Der Inhaber des Kontos {{username}} möchte an diese Adresse Nachrichten über Stromzähler senden lassen, etwa dass ein Zähler offline ist. Sie werden nur gesendet, wenn Sie zustimmen.',
  'mail.confirmChannel.why':
    'Sie erhalten diese E-Mail, weil jemand diese Adresse für Nachrichten eingegeben hat. Falls Sie keine möchten, können Sie diese E-Mail ignorieren; dann wird nichts weiter gesendet.',

  'mail.channelTest.button': 'Nachrichten öffnen',

  'mail.incident.button': 'Auffälligkeit öffnen',
  'mail.incident.why':
    'Sie erhalten diese E-Mail, weil an diese Adresse Nachrichten über Auffälligkeiten gesendet werden. Der Inhaber des Kontos kann das in den Benutzereinstellungen unter „Nachrichten“ ändern.',
  'mail.autoSend.first':
    '{{sender}} hat diese Adresse als Empfänger von Berichten und Auffälligkeiten von {{brand}} eingetragen. Falls Sie das nicht möchten, verwenden Sie den Link am Ende dieser E-Mail.',
  'mail.autoSend.whyOwn':
    'Sie erhalten diese E-Mail, weil Ihre Adresse in der Empfängerliste Ihrer Einstellungen steht.',
  'mail.autoSend.whyOther':
    'Sie erhalten diese E-Mail, weil {{sender}} Ihre Adresse als Empfänger von Berichten und Auffälligkeiten eingetragen hat.',
  'mail.autoSend.whyTest': 'Sie erhalten diese E-Mail, weil Sie einen Test angefordert haben.',
  'mail.autoSend.leave': 'Diese E-Mails nicht mehr erhalten',

  'mail.report.dailySubject': 'Tagesbericht von {{site}}: {{period}}',
  'mail.report.weeklySubject': 'Wochenbericht von {{site}}: {{period}}',
  'mail.report.monthlySubject': 'Monatsbericht von {{site}}: {{period}}',
  'mail.report.test': 'Test: {{subject}}',
  'mail.report.button': 'Bericht öffnen',
  'mail.report.attached': 'Alle Zahlen stehen in der angehängten Tabelle.',
  'mail.report.noData': 'Aus diesem Zeitraum gibt es keine Messungen, deshalb sind seine Zahlen unbekannt.',
  'mail.report.skipped_one':
    'Ein früherer Bericht ({{period}}) konnte nicht rechtzeitig gesendet werden. Dies ist der neueste; der frühere wird nicht mehr gesendet.',
  'mail.report.skipped_other':
    '{{count}} frühere Berichte ({{period}}) konnten nicht rechtzeitig gesendet werden. Dies ist der neueste; die früheren werden nicht mehr gesendet.',
  'mail.report.energy': 'Energie',
  'mail.report.consumption': 'Verbrauch',
  'mail.report.import': 'Bezug',
  'mail.report.export': 'Einspeisung',
  'mail.report.yield': 'Ertrag',
  'mail.report.selfUse': 'Eigenverbrauch',
  'mail.report.selfSufficiency': 'Autarkiegrad',
  'mail.report.demand': 'Höchste Bezugsleistung (15 min)',
  'mail.report.bill': 'Abrechnung bisher, seit {{date}}',
  'mail.report.billOf': 'Abrechnung, {{period}}',
  'mail.report.changeDaily': '{{change}} gegenüber dem Vortag',
  'mail.report.changeWeekly': '{{change}} gegenüber der Vorwoche',
  'mail.report.changeMonthly': '{{change}} gegenüber dem Vormonat',
  'mail.report.coverage': 'Vollständigkeit',
  'mail.report.measured': '{{share}} gemessen',
  'mail.report.estimated': '{{share}} geschätzt',
  'mail.report.missing': '{{share}} fehlen',
  'mail.report.dayPicture': 'Der Tag nach Viertelstunden, in {{unit}}',
  'mail.report.daysPicture': 'Die Tage des Zeitraums, in {{unit}}',
  'mail.report.monthPicture': 'Der Monat bisher nach Tagen, in {{unit}}',
  'mail.report.pictureText': 'Diagramm: {{what}}; höchstens {{highest}}.',
  'mail.report.place': 'Anlage',
  'mail.report.address': 'Adresse',
  'mail.report.meters': 'Zähler',
  'mail.report.systemSize': 'Installierte Leistung',
  'mail.report.exceptions': 'Störungen',
  'mail.report.noExceptions': 'Keine Störungen in diesem Zeitraum.',
  'mail.report.quarantined_one':
    'Eine Messung hat eine unglaubwürdige Zeit und wartet auf Ihre Entscheidung.',
  'mail.report.quarantined_other':
    '{{count}} Messungen haben eine unglaubwürdige Zeit und warten auf Ihre Entscheidung.',
  'mail.report.alerts': 'Auffälligkeiten',
  'mail.report.noAlerts': 'Keine Auffälligkeiten',
  'mail.report.open': 'Dauert an seit {{from}}',
  'mail.report.more_one': 'Es gibt noch eine weitere; siehe die Liste in der App.',
  'mail.report.more_other': 'Es gibt {{count}} weitere; siehe die Liste in der App.',
  'mail.report.devices': 'Geräte',
  'mail.report.allDevicesWork': 'Alle Geräte senden.',
  'mail.report.deviceSilent': 'Keine Messung seit {{since}}',
  'mail.report.deviceNever': 'Noch nie eine Messung empfangen',
  'mail.report.deviceFault': 'Hat eine offene Störung',

  'mail.exceptions.subject': 'Etwas braucht Ihre Aufmerksamkeit',
  'mail.exceptions.text': 'Das ist seit {{since}} vorgefallen.',
  'mail.exceptions.faults': 'Störungen',
  'mail.exceptions.quarantined': 'Messungen mit unglaubwürdiger Zeit',
  'mail.exceptions.quarantinedOf_one': 'Eine Messung wartet auf Ihre Entscheidung',
  'mail.exceptions.quarantinedOf_other': '{{count}} Messungen warten auf Ihre Entscheidung',
  'mail.exceptions.sending': 'Versand',
  'mail.exceptions.failedMail': '„{{subject}}“ an {{to}}',
  'mail.exceptions.failedReport':
    'Der Bericht ({{date}}) konnte nicht erstellt werden. In der App ist er trotzdem zu sehen.',
  'mail.exceptions.failedMessages_one': '{{count}} Nachricht konnte nicht zugestellt werden',
  'mail.exceptions.failedMessages_other': '{{count}} Nachrichten konnten nicht zugestellt werden',
  'mail.exceptions.button': '{{brand}} öffnen',
};
