import type { TableLike } from '../../table.ts';
import type { accountCare as source } from '../en/account-care.ts';

export const accountCare: TableLike<typeof source> = {
  'forgot.title': 'Wachtwoord vergeten',
  'forgot.intro':
    'Vul je gebruikersnaam in. We sturen een link naar het e-mailadres van je account, en daarmee stel je een nieuw wachtwoord in.',
  'forgot.send': 'Link sturen',
  'forgot.sent':
    'Als er een account met deze gebruikersnaam en een e-mailadres is, is er een link onderweg. Die is één uur geldig.',
  'forgot.sentHint':
    'Komt er niets aan, kijk dan in de map met ongewenste e-mail. Een account zonder e-mailadres krijgt geen link: vraag de beheerder van deze server om het wachtwoord opnieuw in te stellen.',
  'forgot.again': 'Andere gebruikersnaam',
  'forgot.noMail':
    'Deze server verzendt geen e-mail. Vraag de beheerder om je wachtwoord opnieuw in te stellen.',
  'forgot.toLogin': 'Terug naar inloggen',
  'forgot.expired': 'Deze link werkt niet meer.',
  'forgot.expiredHint':
    'Een link werkt maar één keer en is één uur geldig; alleen de nieuwste werkt. Vraag hieronder een nieuwe aan.',
  'reset.title': 'Nieuw wachtwoord',
  'reset.whose':
    'Je stelt een nieuw wachtwoord in voor {{username}}. Daarna moeten alle apparaten opnieuw inloggen.',
  'reset.made': 'Maak een sterk wachtwoord voor mij',
  'reset.own': 'Ik kies er zelf een',
  'reset.choice': 'Welk wachtwoord wil je?',
  'reset.set': 'Nieuw wachtwoord instellen',
  'reset.done': 'Het wachtwoord van {{username}} is gewijzigd. Alle sessies zijn beëindigd.',
  'reset.shownOnce': 'Bewaar het op een veilige plek: het is alleen hier en alleen nu te zien.',
  'reset.password': 'Je nieuwe wachtwoord',
  'reset.toLogin': 'Inloggen',
  'confirmEmail.title': 'E-mailadres bevestigen',
  'confirmEmail.intro':
    'Bevestig dat dit adres van jou is, zodat we je kunnen bereiken als je je wachtwoord vergeet.',
  'confirmEmail.confirm': 'Adres bevestigen',
  'confirmEmail.done': 'E-mailadres bevestigd',
  'confirmEmail.doneHint': '{{email}} is nu het bevestigde adres van je account.',
  'confirmEmail.invalid': 'Deze link werkt niet meer.',
  'confirmEmail.invalidHint':
    'Een link werkt maar één keer, is zeven dagen geldig en alleen voor het adres waar hij naartoe is gestuurd. Vraag in de gebruikersinstellingen een nieuwe aan.',
  'confirmEmail.open': 'Ohmstead openen',
  'user.emailConfirmed': 'Bevestigd',
  'user.emailUnconfirmed':
    'Nog niet bevestigd. Open de link in de e-mail die we naar {{email}} hebben gestuurd.',
  'user.emailNoMail': 'Niet bevestigd. Deze server verzendt op dit moment geen e-mail.',
  'user.confirmAgain': 'Link opnieuw sturen',
  'user.confirmSent': 'De link is opnieuw gestuurd.',
  'sessions.title': 'Waar je bent ingelogd',
  'sessions.hint': 'Beëindig elke sessie die je niet kent en wijzig daarna je wachtwoord.',
  'sessions.this': 'Deze sessie',
  'sessions.web': 'Browser',
  'sessions.app': 'App',
  'sessions.used': 'Laatst gebruikt: {{time}}',
  'sessions.begun': 'Ingelogd: {{time}}',
  'sessions.end': 'Sessie beëindigen',
  'sessions.endOf': 'Sessie beëindigen: {{name}}',
  'sessions.endOthers': 'Alle andere sessies beëindigen',
  'sessions.ended': 'Sessie beëindigd',
  'sessions.othersEnded': 'Alle andere sessies zijn beëindigd',
  'sessions.on': '{{browser}} op {{system}}',
  'download.title': 'Mijn gegevens',
  'download.hint':
    'Alles van je account als ZIP: locaties, meters, metingen, tarieven, rekeningen, berichten en feedback. De bestanden zijn CSV en JSON, die ook andere programma’s kunnen lezen.',
  'download.start': 'Mijn gegevens downloaden',
  'download.progress': '{{size}} ontvangen. Bij jaren aan metingen duurt dit enkele minuten.',
  'download.stop': 'Stoppen',
  'download.stopped': 'Download gestopt',
  'download.done': 'Je gegevens zijn opgeslagen ({{size}}).',
  'download.readme': 'De gegevens van je Ohmstead-account',
  'download.account':
    'Het account: naam, telefoon, contactadres en instellingen. Je wachtwoord staat er niet in.',
  'download.sessions': 'Wanneer en waarmee je bent ingelogd.',
  'download.autoSend': 'Wat automatisch per e-mail wordt verzonden, en aan wie.',
  'download.mails': 'De e-mails die naar jou zijn verzonden.',
  'download.channels': 'Hoe je bericht krijgt over afwijkingen, zonder geheime adressen en sleutels.',
  'download.messages': 'De berichten van de afgelopen maand, en hoe het met elk is gegaan.',
  'download.notices': 'De berichten aan jou, en wanneer je ze hebt gelezen.',
  'download.sharing': 'Wie jouw locaties bekijkt, wiens locaties jij bekijkt, en uitnodigingen.',
  'download.sites': 'Je locaties met alle instellingen.',
  'download.meters': 'Je meters met hun instellingen en uploadsleutels. Houd de sleutels voor jezelf.',
  'download.tariffs': 'De tarieven van je locaties, elk met de dag waarop het ingaat.',
  'download.prices': 'Prijsreeksen, in de valuta van de locatie.',
  'download.emissions': 'Reeksen met gram CO₂ per kilowattuur van het net.',
  'download.bills': 'De rekeningen van alle afgesloten afrekenperiodes, met elke regel.',
  'download.invoices': 'De facturen van je leveranciers, zoals je ze hebt ingevuld.',
  'download.decisions': 'Wat je over de telwerken van je meters hebt besloten, zoals vervangingen.',
  'download.feedback': 'Je feedback met alle antwoorden.',
  'download.pictures':
    'De afbeeldingen bij je feedback. De namen beginnen met het ID van de feedback en van het bericht.',
  'download.readings':
    'Alle metingen van een meter, in een bestand met zijn serienummer als naam. Deze bestanden kun je weer importeren.',
  'download.intervals':
    'De energie van de geïmporteerde intervallen van een meter, in een bestand met zijn serienummer als naam. Deze bestanden kun je weer importeren.',
  'download.formats':
    'Alle bestanden zijn in UTF-8. Tijden in JSON-bestanden zijn in UTC; tijden van metingen hebben het UTC-verschil van de tijdzone van de locatie. Vermogen staat in watt, energie in kilowattuur.',
  'deletion.title': 'Mijn account verwijderen',
  'deletion.hint':
    'Je account, je locaties en meters, en al hun metingen, tarieven en rekeningen worden een week na je verzoek verwijderd. Tot dan kun je het account behouden.',
  'deletion.open': 'Mijn account verwijderen',
  'deletion.question': 'Je account verwijderen?',
  'deletion.sites_one': '{{count}} locatie met haar tarieven, rekeningen en rapporten',
  'deletion.sites_other': '{{count}} locaties met hun tarieven, rekeningen en rapporten',
  'deletion.meters_one': '{{count}} meter met al zijn metingen',
  'deletion.meters_other': '{{count}} meters met al hun metingen',
  'deletion.rest': 'Je naam, contactadres, berichten en feedback',
  'deletion.what': 'Dit wordt verwijderd:',
  'deletion.week':
    'Het gebeurt over een week. Tot dan werkt alles zoals voorheen en kun je je altijd nog bedenken. Daarna kan niemand het terughalen.',
  'deletion.download': 'Download eerst je gegevens als je ze wilt bewaren.',
  'deletion.password': 'Je wachtwoord',
  'deletion.planned': 'Je account wordt verwijderd op {{date}}.',
  'deletion.asked': 'Je account wordt over een week verwijderd. Tot dan kun je het behouden.',
  'deletion.keep': 'Account behouden',
  'deletion.kept': 'Je account blijft bestaan.',
};
