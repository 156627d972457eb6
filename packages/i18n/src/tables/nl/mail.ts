import type { TableLike } from '../../table.ts';
import type { mail as source } from '../en/mail.ts';

export const mail: TableLike<typeof source> = {
  'mail.greeting': 'Hallo {{name}},',
  'mail.greetingWithoutName': 'Hallo,',
  'mail.linkAsText': 'Werkt de knop niet? Open dan dit adres in je browser:',
  'mail.automatic': 'Deze e-mail is automatisch verzonden. Antwoorden erop worden niet gelezen.',

  'mail.welcome.subject': 'Welkom bij {{brand}}',
  'mail.welcome.text': 'Je account is klaar voor gebruik. Je gebruikersnaam is {{username}}.',
  'mail.welcome.next': 'Log in om te zien wat je meters meten en om je tarief in te vullen.',
  'mail.welcome.button': '{{brand}} openen',
  'mail.welcome.why':
    'Je ontvangt deze e-mail omdat dit adres is opgegeven toen het account werd geregistreerd. Was jij dat niet, dan kun je deze e-mail negeren.',

  'mail.confirmEmail.subject': 'Bevestig je e-mailadres',
  'mail.confirmEmail.text':
    'Bevestig dat dit jouw adres is. Zo ben je bereikbaar over je account, bijvoorbeeld als je je wachtwoord vergeet.',
  'mail.confirmEmail.button': 'Dit adres bevestigen',
  'mail.confirmEmail.why':
    'Je ontvangt deze e-mail omdat dit adres is ingevuld als contactadres van een account. Was jij dat niet, dan kun je deze e-mail negeren; het adres blijft dan onbevestigd.',

  'mail.resetPassword.subject': 'Kies een nieuw wachtwoord',
  'mail.resetPassword.text': 'Voor het account {{username}} is een nieuw wachtwoord aangevraagd.',
  'mail.resetPassword.next_one': 'De link hieronder werkt maar één keer en is {{count}} minuut geldig.',
  'mail.resetPassword.next_other': 'De link hieronder werkt maar één keer en is {{count}} minuten geldig.',
  'mail.resetPassword.button': 'Nieuw wachtwoord kiezen',
  'mail.resetPassword.why':
    'Je ontvangt deze e-mail omdat iemand je gebruikersnaam heeft ingevuld op de pagina voor vergeten wachtwoorden. Was jij dat niet, dan kun je deze e-mail negeren; je wachtwoord blijft zoals het is.',

  'mail.passwordChanged.subject': 'Je wachtwoord is gewijzigd',
  'mail.passwordChanged.text': 'Het wachtwoord van het account {{username}} is zojuist gewijzigd.',
  'mail.passwordChanged.next': 'Was jij dat niet, kies dan meteen een nieuw wachtwoord.',
  'mail.passwordChanged.button': 'Nieuw wachtwoord kiezen',
  'mail.passwordChanged.why': 'Je ontvangt deze e-mail omdat dit het contactadres van het account is.',

  'mail.accountToBeDeleted.subject': 'Je account wordt verwijderd',
  'mail.accountToBeDeleted.text':
    'Zoals gevraagd wordt het account {{username}} op {{date}} verwijderd, met alles erin.',
  'mail.accountToBeDeleted.next':
    'Tot dan kun je je nog bedenken. Heb je hier niet om gevraagd, behoud dan het account en wijzig je wachtwoord.',
  'mail.accountToBeDeleted.button': 'Account behouden',
  'mail.accountToBeDeleted.why': 'Je ontvangt deze e-mail omdat dit het contactadres van het account is.',

  'mail.accountDeleted.subject': 'Je account is verwijderd',
  'mail.accountDeleted.text': 'Het account {{username}} en alles erin zijn verwijderd.',
  'mail.accountDeleted.next':
    'Bedankt dat je {{brand}} hebt gebruikt. Je kunt je altijd opnieuw registreren.',
  'mail.accountDeleted.why':
    'Je ontvangt deze e-mail omdat dit het contactadres van het account was. Dit is de laatste e-mail.',

  'mail.feedbackAnswered.subject': 'Antwoord op je feedback ‘{{title}}’',
  'mail.feedbackAnswered.text': 'Dit is het antwoord op wat je schreef:',
  'mail.feedbackAnswered.button': 'Gesprek openen',
  'mail.feedbackAnswered.why':
    'Je ontvangt deze e-mail omdat je dit adres hebt opgegeven voor antwoorden op je feedback.',
};
