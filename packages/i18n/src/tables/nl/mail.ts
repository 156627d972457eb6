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

  'mail.confirmChannel.subject': 'Mogen er berichten naar dit adres worden gestuurd?',
  'mail.confirmChannel.text':
    'De eigenaar van het account {{username}} wil berichten over elektriciteitsmeters naar dit adres laten sturen, bijvoorbeeld dat een meter offline is. Ze worden alleen gestuurd als jij akkoord gaat.',
  'mail.confirmChannel.why':
    'Je ontvangt deze e-mail omdat iemand dit adres heeft ingevuld voor berichten. Wil je die niet, negeer dan deze e-mail; er wordt niets meer gestuurd.',

  'mail.channelTest.button': 'Berichten openen',

  'mail.incident.button': 'Afwijking openen',
  'mail.incident.why':
    'Je ontvangt deze e-mail omdat er berichten over afwijkingen naar dit adres worden gestuurd. De eigenaar van het account kan dat wijzigen in de gebruikersinstellingen, onder ‘Berichten over afwijkingen’.',
  'mail.autoSend.first':
    '{{sender}} heeft dit adres ingevuld als ontvanger van rapporten en afwijkingen van {{brand}}. Wil je die niet, gebruik dan de link onder aan deze e-mail.',
  'mail.autoSend.whyOwn':
    'Je ontvangt deze e-mail omdat je adres in de lijst met ontvangers in je instellingen staat.',
  'mail.autoSend.whyOther':
    'Je ontvangt deze e-mail omdat {{sender}} je adres heeft ingevuld als ontvanger van rapporten en afwijkingen.',
  'mail.autoSend.whyTest': 'Je ontvangt deze e-mail omdat je om een test hebt gevraagd.',
  'mail.autoSend.leave': 'Deze e-mails niet meer ontvangen',

  'mail.report.dailySubject': 'Dagrapport van {{site}}: {{period}}',
  'mail.report.weeklySubject': 'Weekrapport van {{site}}: {{period}}',
  'mail.report.monthlySubject': 'Maandrapport van {{site}}: {{period}}',
  'mail.report.test': 'Test: {{subject}}',
  'mail.report.button': 'Rapport openen',
  'mail.report.attached': 'Alle cijfers staan in het bijgevoegde rekenblad.',
  'mail.report.noData': 'Er zijn geen metingen van deze periode, dus de cijfers zijn onbekend.',
  'mail.report.skipped_one':
    'Eén eerder rapport ({{period}}) kon niet op tijd worden verzonden. Dit is het nieuwste; het eerdere wordt niet meer verzonden.',
  'mail.report.skipped_other':
    '{{count}} eerdere rapporten ({{period}}) konden niet op tijd worden verzonden. Dit is het nieuwste; de eerdere worden niet meer verzonden.',
  'mail.report.energy': 'Energie',
  'mail.report.consumption': 'Verbruik',
  'mail.report.import': 'Van het net',
  'mail.report.export': 'Naar het net',
  'mail.report.yield': 'Opbrengst',
  'mail.report.selfUse': 'Eigen verbruik',
  'mail.report.selfSufficiency': 'Zelfvoorziening',
  'mail.report.demand': 'Hoogste afgenomen vermogen (15 min)',
  'mail.report.bill': 'Rekening tot nu toe, sinds {{date}}',
  'mail.report.billOf': 'Rekening, {{period}}',
  'mail.report.changeDaily': '{{change}} ten opzichte van de dag ervoor',
  'mail.report.changeWeekly': '{{change}} ten opzichte van de week ervoor',
  'mail.report.changeMonthly': '{{change}} ten opzichte van de maand ervoor',
  'mail.report.coverage': 'Volledigheid van de gegevens',
  'mail.report.measured': '{{share}} gemeten',
  'mail.report.estimated': '{{share}} geschat',
  'mail.report.missing': '{{share}} ontbreekt',
  'mail.report.dayPicture': 'De dag per kwartier, in {{unit}}',
  'mail.report.daysPicture': 'De dagen van de periode, in {{unit}}',
  'mail.report.monthPicture': 'De maand tot nu toe per dag, in {{unit}}',
  'mail.report.pictureText': 'Grafiek: {{what}}; hoogstens {{highest}}.',
  'mail.report.place': 'Locatie',
  'mail.report.address': 'Adres',
  'mail.report.meters': 'Meters',
  'mail.report.systemSize': 'Vermogen van de installatie',
  'mail.report.exceptions': 'Storingen',
  'mail.report.noExceptions': 'Geen storingen in deze periode.',
  'mail.report.quarantined_one': 'Eén meting heeft een ongeloofwaardige tijd en wacht op je besluit.',
  'mail.report.quarantined_other':
    '{{count}} metingen hebben een ongeloofwaardige tijd en wachten op je besluit.',
  'mail.report.alerts': 'Afwijkingen',
  'mail.report.noAlerts': 'Geen afwijkingen',
  'mail.report.open': 'Loopt sinds {{from}}',
  'mail.report.more_one': 'Er is er nog één; zie de lijst in de app.',
  'mail.report.more_other': 'Er zijn er nog {{count}}; zie de lijst in de app.',
  'mail.report.devices': 'Apparaten',
  'mail.report.allDevicesWork': 'Alle apparaten sturen metingen.',
  'mail.report.deviceSilent': 'Geen meting sinds {{since}}',
  'mail.report.deviceNever': 'Er is nog nooit een meting binnengekomen',
  'mail.report.deviceFault': 'Heeft een open storing',

  'mail.exceptions.subject': 'Er is iets wat je aandacht vraagt',
  'mail.exceptions.text': 'Dit is er gebeurd sinds {{since}}.',
  'mail.exceptions.faults': 'Storingen',
  'mail.exceptions.quarantined': 'Metingen met een ongeloofwaardige tijd',
  'mail.exceptions.quarantinedOf_one': 'Eén meting wacht op je besluit',
  'mail.exceptions.quarantinedOf_other': '{{count}} metingen wachten op je besluit',
  'mail.exceptions.sending': 'Verzending',
  'mail.exceptions.failedMail': '‘{{subject}}’ aan {{to}}',
  'mail.exceptions.failedReport':
    'Het rapport ({{date}}) kon niet worden gemaakt. Je vindt het ook in de app.',
  'mail.exceptions.failedMessages_one': '{{count}} bericht kon niet worden bezorgd',
  'mail.exceptions.failedMessages_other': '{{count}} berichten konden niet worden bezorgd',
  'mail.exceptions.button': '{{brand}} openen',
};
