import type { TableLike } from '../../table.ts';
import type { autoSend as source } from '../en/auto-send.ts';

export const autoSend: TableLike<typeof source> = {
  'autoSend.title': 'Automatisch verzenden',
  'autoSend.intro': 'Rapporten en afwijkingen per e-mail, aan jou en aan andere ontvangers naar keuze.',
  'autoSend.noMail':
    'Deze server verzendt op dit moment geen e-mail. Wat je hier instelt, blijft bewaard en gaat gelden zodra dat wel zo is.',
  'autoSend.recipients': 'Ontvangers',
  'autoSend.recipientsHint':
    'Typ een e-mailadres en druk op Enter, komma of puntkomma. Hoogstens {{count}}; iedereen kan de lijst verlaten via een link in elke e-mail.',
  'autoSend.recipientList': 'Ontvangers in de lijst',
  'autoSend.remove': '{{email}} verwijderen',
  'autoSend.useOwn': 'Mijn adres toevoegen',
  'autoSend.stateNever': 'Nog niets verzonden',
  'autoSend.stateSent': 'Laatst verzonden op {{time}}',
  'autoSend.stateFailed': 'De laatste e-mail kon niet worden verzonden: {{error}}',
  'autoSend.stateLeft':
    'Wil deze e-mails niet meer. Alleen de ontvanger zelf kan dat terugdraaien, via de link in een eerdere e-mail.',
  'autoSend.what': 'Wat wordt verzonden',
  'autoSend.alertNotification': 'Afwijkingen, meteen',
  'autoSend.exceptionSending': 'Storingen van apparaten, gegevens en verzending, één keer per dag',
  'autoSend.dailyReport': 'Dagrapport',
  'autoSend.weeklyReport': 'Weekrapport, op maandag',
  'autoSend.monthlyReport': 'Maandrapport, op de eerste',
  'autoSend.when': 'Rapporten worden om {{time}} in de tijdzone van elke locatie verzonden, één per locatie.',
  'autoSend.contents': 'Wat in de rapporten staat',
  'autoSend.placeInfo': 'Informatie over de locatie',
  'autoSend.exceptionInfo': 'Storingen van de periode',
  'autoSend.alertInfo': 'Afwijkingen van de periode',
  'autoSend.faultyDeviceState': 'Apparaten die niet werken',
  'autoSend.tryOut': 'Een rapport proberen',
  'autoSend.tryHint':
    'Met het nieuwste rapport, volgens de opgeslagen instellingen. Een test gaat alleen naar je eigen adres.',
  'autoSend.site': 'Locatie',
  'autoSend.kind': 'Rapport',
  'autoSend.daily': 'Dagelijks',
  'autoSend.weekly': 'Wekelijks',
  'autoSend.monthly': 'Maandelijks',
  'autoSend.preview': 'Voorbeeld',
  'autoSend.sendTest': 'Stuur mij een test',
  'autoSend.testSent': 'Er is een test onderweg naar {{email}}.',
  'autoSend.noSite': 'Een rapport gaat over een locatie. Voeg er eerst een toe.',

  'leave.title': 'Geen e-mails meer ontvangen',
  'leave.intro': 'Druk op de knop om van deze afzender geen rapporten en afwijkingen meer te ontvangen.',
  'leave.leave': 'Niet meer ontvangen',
  'leave.left': 'Je ontvangt ze niet meer',
  'leave.leftHint': '{{sender}} kan geen rapporten en afwijkingen meer sturen naar {{email}}.',
  'leave.back': 'Weer ontvangen',
  'leave.returned': 'Je ontvangt ze weer',
  'leave.returnedHint': '{{sender}} kan rapporten en afwijkingen sturen naar {{email}}.',
  'leave.invalid': 'Deze link werkt niet',
  'leave.invalidHint':
    'Hij is onvolledig of heel oud, of het account van de afzender bestaat niet meer. Gebruik de link in de nieuwste e-mail.',
  'leave.channelIntro':
    'Druk op de knop om via dit kanaal geen berichten over afwijkingen van deze afzender meer te ontvangen.',
  'leave.channelLeftHint':
    '{{sender}} kan via dit kanaal geen berichten over afwijkingen meer sturen naar {{email}}.',
  'leave.channelReturnedHint': '{{sender}} kan berichten over afwijkingen sturen naar {{email}}.',
  'leave.channelInvalidHint':
    'Hij is onvolledig of heel oud, of dit kanaal bestaat niet meer. Gebruik de link in de nieuwste e-mail.',
};
