import type { TableLike } from '../../table.ts';
import type { errors as source } from '../en/errors.ts';

export const errors: TableLike<typeof source> = {
  'error.login_required': 'Bitte melden Sie sich an, um fortzufahren.',
  'error.login_expired': 'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich erneut an.',
  'error.logged_in_elsewhere':
    'Dieser Benutzer hat sich an anderer Stelle angemeldet. Bitte melden Sie sich erneut an.',
  'error.login_failed':
    'Benutzername oder Passwort ist falsch. Falls das Problem bestehen bleibt, wenden Sie sich bitte an den Administrator.',
  'error.login_throttled':
    'Zu viele fehlgeschlagene Anmeldungen. Bitte warten Sie einige Minuten und versuchen Sie es erneut.',
  'error.permission_denied': 'Darauf haben Sie keinen Zugriff.',
  'error.password_change_required':
    'Bitte wählen Sie zuerst ein eigenes Passwort: Das vorgegebene gilt nur für die erste Anmeldung.',
  'error.demo_read_only': 'Das Demokonto kann dies nicht ändern.',
  'error.prices_hidden': 'Der Eigentümer zeigt die Preise dieser Anlage nicht.',
  'error.wrong_id': 'Unter dieser ID gibt es nichts.',
  'error.not_found': 'Unter dieser Adresse gibt es nichts.',
  'error.access_denied': 'Der Zugriff auf das System wird verweigert.',
  'error.validation': 'Bitte prüfen Sie Ihre Eingaben.',
  'error.body_too_large': 'Das ist zu groß zum Senden.',
  'error.rate_limited': 'Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
  'error.internal': 'Beim Zugriff auf den Server ist ein Problem aufgetreten, bitte später erneut versuchen',
  'error.unavailable': 'Der Server ist noch nicht bereit. Bitte versuchen Sie es gleich noch einmal.',
  'error.storage_read_only':
    'Im Moment kann nichts gespeichert werden: Die Datenbank des Servers ist schreibgeschützt. Gespeichertes bleibt sichtbar.',
  'error.storage_full':
    'Im Moment kann nichts gespeichert werden: Auf dem Datenträger des Servers ist kein Platz mehr.',
  'error.username_required': 'Bitte geben Sie einen Benutzernamen ein.',
  'error.username_format':
    'Ein Benutzername darf nur Buchstaben von A bis Z, Ziffern und Unterstriche enthalten.',
  'error.username_length': 'Ein Benutzername hat 4 bis 15 Zeichen.',
  'error.username_unknown': 'Es gibt kein Konto mit diesem Benutzernamen.',
  'error.username_used': 'Dieser Benutzername ist schon vergeben.',
  'error.password_required': 'Bitte geben Sie ein Passwort ein.',
  'error.password_length': 'Ein Passwort hat 8 bis 128 Zeichen.',
  'error.password_common': 'Dieses Passwort ist sehr verbreitet und leicht zu erraten.',
  'error.password_personal': 'Das Passwort darf weder der Benutzername noch der Name dieses Dienstes sein.',
  'error.password_mismatch': 'Die beiden Passwörter stimmen nicht überein.',
  'error.old_password_invalid': 'Das alte Passwort ist falsch.',
  'error.full_name_required': 'Bitte geben Sie Ihren vollen Namen ein.',
  'error.full_name_length': 'Der volle Name hat höchstens 50 Zeichen.',
  'error.sn_required': 'Bitte geben Sie die Seriennummer des Zählers ein.',
  'error.sn_invalid': 'Ungültige Seriennummer: Sie hat 8 bis 16 Buchstaben und Ziffern.',
  'error.sn_used': 'Diese Seriennummer wird schon verwendet.',
  'error.telephone_invalid': 'Die Telefonnummer ist ungültig.',
  'error.email_invalid': 'Die E-Mail-Adresse ist ungültig.',
  'error.time_zone_unknown': 'Diese Zeitzone ist unbekannt.',
  'error.date_invalid': 'Bitte wählen Sie ein Datum.',
  'error.id_invalid': 'Diese ID ist ungültig.',
  'error.field_invalid': 'Diese Eingabe ist ungültig.',
  'error.name_required': 'Bitte geben Sie einen Namen ein.',
  'error.name_length': 'Ein Name hat höchstens 50 Zeichen.',
  'error.currency_unknown': 'Diese Währung ist unbekannt.',
  'error.number_out_of_range': 'Diese Zahl liegt außerhalb des zulässigen Bereichs.',
  'error.text_too_long': 'Dieser Text ist zu lang.',
  'error.text_characters':
    'Dieser Text enthält unsichtbare Zeichen, etwa einen Zeilenumbruch. Bitte entfernen Sie diese.',
};
