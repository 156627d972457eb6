import type { TableLike } from '../../table.ts';
import type { accountCare as source } from '../en/account-care.ts';

export const accountCare: TableLike<typeof source> = {
  'forgot.title': 'Passwort vergessen',
  'forgot.intro':
    'Geben Sie Ihren Benutzernamen ein. Wir senden einen Link an die E-Mail-Adresse Ihres Kontos, mit dem Sie ein neues Passwort festlegen können.',
  'forgot.send': 'Link senden',
  'forgot.sent':
    'Falls es ein Konto mit diesem Benutzernamen und einer E-Mail-Adresse gibt, ist ein Link unterwegs. Er gilt eine Stunde.',
  'forgot.sentHint':
    'Falls nichts ankommt, sehen Sie bitte im Spam-Ordner nach. Ein Konto ohne E-Mail-Adresse erhält keinen Link: Bitten Sie den Administrator dieses Servers, das Passwort zurückzusetzen.',
  'forgot.again': 'Anderen Benutzernamen eingeben',
  'forgot.noMail':
    'Dieser Server versendet keine E-Mails. Bitten Sie seinen Administrator, Ihr Passwort zurückzusetzen.',
  'forgot.toLogin': 'Zurück zur Anmeldung',
  'forgot.expired': 'Dieser Link gilt nicht mehr.',
  'forgot.expiredHint':
    'Ein Link gilt nur einmal und eine Stunde lang, und nur der neueste. Fordern Sie unten einen neuen an.',
  'reset.title': 'Neues Passwort',
  'reset.whose':
    'Sie legen ein neues Passwort für {{username}} fest. Danach müssen sich alle Geräte neu anmelden.',
  'reset.made': 'Ein starkes für mich erstellen',
  'reset.own': 'Ich wähle selbst eines',
  'reset.choice': 'Welches Passwort möchten Sie?',
  'reset.set': 'Neues Passwort festlegen',
  'reset.done': 'Das Passwort von {{username}} wurde geändert. Alle Sitzungen sind beendet.',
  'reset.shownOnce': 'Bewahren Sie es sicher auf: Es wird nur hier und nur jetzt gezeigt.',
  'reset.password': 'Ihr neues Passwort',
  'reset.toLogin': 'Anmelden',
  'confirmEmail.title': 'E-Mail-Adresse bestätigen',
  'confirmEmail.intro':
    'Bestätigen Sie, dass diese Adresse Ihnen gehört, damit wir Sie erreichen, falls Sie Ihr Passwort vergessen.',
  'confirmEmail.confirm': 'Adresse bestätigen',
  'confirmEmail.done': 'E-Mail-Adresse bestätigt',
  'confirmEmail.doneHint': '{{email}} ist jetzt die bestätigte Adresse Ihres Kontos.',
  'confirmEmail.invalid': 'Dieser Link gilt nicht mehr.',
  'confirmEmail.invalidHint':
    'Ein Link gilt nur einmal und sieben Tage lang, und nur für die Adresse, an die er ging. Fordern Sie in den Benutzereinstellungen einen neuen an.',
  'confirmEmail.open': 'Ohmstead öffnen',
  'user.emailConfirmed': 'Bestätigt',
  'user.emailUnconfirmed':
    'Noch nicht bestätigt. Öffnen Sie den Link in der E-Mail, die wir an {{email}} gesendet haben.',
  'user.emailNoMail': 'Nicht bestätigt. Dieser Server versendet zurzeit keine E-Mails.',
  'user.confirmAgain': 'Link erneut senden',
  'user.confirmSent': 'Der Link wurde erneut gesendet.',
  'sessions.title': 'Wo Sie angemeldet sind',
  'sessions.hint': 'Beenden Sie jede Sitzung, die Sie nicht kennen, und ändern Sie danach Ihr Passwort.',
  'sessions.this': 'Diese Sitzung',
  'sessions.web': 'Browser',
  'sessions.app': 'App',
  'sessions.used': 'Zuletzt genutzt: {{time}}',
  'sessions.begun': 'Angemeldet: {{time}}',
  'sessions.end': 'Sitzung beenden',
  'sessions.endOf': 'Sitzung beenden: {{name}}',
  'sessions.endOthers': 'Alle anderen Sitzungen beenden',
  'sessions.ended': 'Sitzung beendet',
  'sessions.othersEnded': 'Alle anderen Sitzungen sind beendet',
  'sessions.on': '{{browser}} unter {{system}}',
  'download.title': 'Meine Daten',
  'download.hint':
    'Alles aus Ihrem Konto als ZIP: Anlagen, Zähler, Messungen, Tarife, Abrechnungen, Mitteilungen und Rückmeldungen. Die Dateien sind CSV und JSON, die auch andere Programme lesen.',
  'download.start': 'Meine Daten herunterladen',
  'download.progress': '{{size}} empfangen. Bei Messungen aus mehreren Jahren dauert es einige Minuten.',
  'download.stop': 'Abbrechen',
  'download.stopped': 'Download abgebrochen',
  'download.done': 'Ihre Daten wurden gespeichert ({{size}}).',
  'download.readme': 'Die Daten Ihres Ohmstead-Kontos',
  'download.account':
    'Das Konto: Name, Telefon, Kontaktadresse und Einstellungen. Ihr Passwort ist nicht enthalten.',
  'download.sessions': 'Wann und womit Sie sich angemeldet haben.',
  'download.autoSend': 'Was automatisch per E-Mail gesendet wird und an wen.',
  'download.mails': 'Die E-Mails, die an Sie gesendet wurden.',
  'download.channels': 'Wie Sie von Auffälligkeiten erfahren, ohne geheime Adressen und Schlüssel.',
  'download.messages': 'Die Nachrichten des letzten Monats und was aus jeder wurde.',
  'download.notices': 'Die Mitteilungen an Sie und wann Sie sie gelesen haben.',
  'download.sharing': 'Wer Ihre Anlagen ansieht, wessen Anlagen Sie ansehen, und Einladungen.',
  'download.sites': 'Ihre Anlagen mit allen Einstellungen.',
  'download.meters':
    'Ihre Zähler mit ihren Einstellungen und Upload-Schlüsseln. Behalten Sie die Schlüssel für sich.',
  'download.tariffs': 'Die Tarife Ihrer Anlagen, jeder mit dem Tag, ab dem er gilt.',
  'download.prices': 'Preisreihen, in der Währung der Anlage.',
  'download.emissions': 'Reihen mit Gramm CO₂ je Kilowattstunde aus dem Netz.',
  'download.bills': 'Die Abrechnungen aller vergangenen Abrechnungszeiträume, mit jeder Zeile.',
  'download.invoices': 'Die Rechnungen Ihrer Versorger, wie Sie sie eingegeben haben.',
  'download.decisions': 'Was Sie zu den Zählerständen entschieden haben, etwa Gerätewechsel.',
  'download.feedback': 'Ihre Rückmeldungen mit allen Antworten.',
  'download.pictures':
    'Die Bilder Ihrer Rückmeldungen. Die Namen beginnen mit der ID der Rückmeldung und der Nachricht.',
  'download.readings':
    'Alle Messungen eines Zählers, in einer Datei mit seiner Seriennummer als Namen. Diese Dateien lassen sich wieder importieren.',
  'download.intervals':
    'Die Energie der importierten Intervalle eines Zählers, in einer Datei mit seiner Seriennummer als Namen. Diese Dateien lassen sich wieder importieren.',
  'download.formats':
    'Alle Dateien sind UTF-8. Zeiten in JSON-Dateien sind UTC; Zeiten von Messungen haben den Versatz der Zeitzone der Anlage. Leistung ist in Watt angegeben, Energie in Kilowattstunden.',
  'deletion.title': 'Mein Konto löschen',
  'deletion.hint':
    'Ihr Konto, Ihre Anlagen und Zähler samt allen Messungen, Tarifen und Abrechnungen werden eine Woche nach Ihrem Auftrag gelöscht. Bis dahin können Sie das Konto behalten.',
  'deletion.open': 'Mein Konto löschen',
  'deletion.question': 'Ihr Konto löschen?',
  'deletion.sites_one': '{{count}} Anlage mit ihren Tarifen, Abrechnungen und Berichten',
  'deletion.sites_other': '{{count}} Anlagen mit ihren Tarifen, Abrechnungen und Berichten',
  'deletion.meters_one': '{{count}} Zähler mit allen seinen Messungen',
  'deletion.meters_other': '{{count}} Zähler mit allen ihren Messungen',
  'deletion.rest': 'Ihr Name, Ihre Kontaktadresse, Mitteilungen und Rückmeldungen',
  'deletion.what': 'Das wird gelöscht:',
  'deletion.week':
    'Es geschieht in einer Woche. Bis dahin funktioniert alles wie bisher, und Sie können es sich jederzeit anders überlegen. Danach kann es niemand wiederherstellen.',
  'deletion.download': 'Laden Sie zuerst Ihre Daten herunter, wenn Sie sie behalten möchten.',
  'deletion.password': 'Ihr Passwort',
  'deletion.planned': 'Ihr Konto wird am {{date}} gelöscht.',
  'deletion.asked': 'Ihr Konto wird in einer Woche gelöscht. Bis dahin können Sie es behalten.',
  'deletion.keep': 'Konto behalten',
  'deletion.kept': 'Ihr Konto bleibt bestehen.',
};
