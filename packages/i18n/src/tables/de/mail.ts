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
};
