import type { TableLike } from '../../table.ts';
import type { incidents as source } from '../en/incidents.ts';

export const incidents: TableLike<typeof source> = {
  'incident.offline': 'Offline',
  'incident.overPower': 'Overbelasting',
  'incident.overVoltage': 'Overspanning',
  'incident.underVoltage': 'Onderspanning',
  'incident.overCurrent': 'Overstroom',
  'incident.phaseLoss': 'Fase-uitval',
  'incident.phaseFrozen': 'Meetwaarden staan stil',
  'incident.dayConsumption': 'Verbruik van de dag',
  'incident.monthConsumption': 'Verbruik van de maand',
  'incident.budgetPace': 'Maanddoel',
  'incident.unusualConsumption': 'Ongebruikelijk verbruik',
  'incident.noYield': 'Te weinig opbrengst',
  'incident.baseLoadRisen': 'Basislast gestegen',
  'incident.demandNearLimit': 'Afgenomen vermogen dicht bij de grenswaarde',
  'incident.priceBelow': 'Lage prijs',
  'incident.priceAbove': 'Hoge prijs',
  'incident.counterJudged': 'Stand gecorrigeerd',
  'incident.meterReplaced': 'Meter misschien vervangen',

  'incident.title': '{{kind}}: {{place}}',
  'incident.titleRecovered': 'Weer normaal: {{kind}}, {{place}}',
  'incident.titleCorrected': 'Correctie: {{kind}}, {{place}}',
  'incident.place': '{{meter}} ({{site}})',
  'incident.placeOfPhase': '{{meter}} ({{site}}), fase {{phase}}',

  'incident.why.offline': 'Sinds {{since}} is er geen meting binnengekomen. Je krijgt bericht na {{limit}}.',
  'incident.why.overPower': 'Het vermogen liep op tot {{worst}}. Je grenswaarde is {{limit}}.',
  'incident.why.overVoltage': 'De spanning liep op tot {{worst}}. Je grenswaarde is {{limit}}.',
  'incident.why.underVoltage': 'De spanning zakte tot {{worst}}. Je grenswaarde is {{limit}}.',
  'incident.why.overCurrent': 'De stroom liep op tot {{worst}}. Je grenswaarde is {{limit}}.',
  'incident.why.phaseLoss': 'Deze fase heeft maar {{worst}}, terwijl een andere fase wel spanning heeft.',
  'incident.why.phaseFrozen':
    'De meetwaarden van deze fase zijn een hele dag niet veranderd, die van een andere fase wel. Wat er door deze fase loopt, wordt niet geteld.',
  'incident.why.dayConsumption':
    'Het verbruik van de dag is tot nu toe {{worst}}. Je grenswaarde is {{limit}}.',
  'incident.why.monthConsumption':
    'Het verbruik van de maand is tot nu toe {{worst}}. Je grenswaarde is {{limit}}.',
  'incident.why.budgetPace':
    'In dit tempo komt de maand uit op {{expected}}. Dat is {{worst}} van je doel van {{target}}; je krijgt bericht vanaf {{limit}}.',
  'incident.why.unusualConsumption':
    'Het verbruik van de dag was {{soFar}}. Op zulke dagen is hier {{usualLow}} tot {{usualHigh}} gebruikelijk.',
  'incident.why.noYield':
    'Dagenlang was er nauwelijks opbrengst: {{worst}} op de slechtste dag. In deze tijd van het jaar is hier {{usual}} per dag gebruikelijk.',
  'incident.why.noYieldInSun':
    'De opbrengst van de dag was {{worst}}. Bij zulk weer is hier {{usual}} gebruikelijk.',
  'incident.why.baseLoadRisen':
    'Wat altijd aanstaat, vraagt nu {{soFar}}. Eerder was dat {{usual}}; dat is een stijging van {{worst}}.',
  'incident.why.demandNearLimit':
    'Dit kwartier gaat richting een gemiddelde van {{worst}}. Je grenswaarde is {{limit}}.',
  'incident.why.priceBelow':
    'De prijs is {{worst}} per kWh. Je krijgt bericht bij een prijs onder {{limit}}.',
  'incident.why.priceAbove':
    'De prijs is {{worst}} per kWh. Je krijgt bericht bij een prijs boven {{limit}}.',
  'incident.why.counterJudged':
    'De stand sprong van {{before}} naar {{after}}. De energie is daarvoor gecorrigeerd.',
  'incident.why.meterReplaced':
    'De standen begonnen opnieuw bij {{after}}; daarvoor waren ze {{before}}. Misschien is het een ander apparaat.',
  'incident.why.recovered': 'Het duurde van {{from}} tot {{to}}.',
  'incident.why.corrected': 'Latere metingen hebben laten zien dat dit niet zo was. Je hoeft niets te doen.',

  'incident.was.offline': 'Er kwam langer dan {{limit}} geen meting binnen, vanaf {{since}}.',
  'incident.was.phaseLoss': 'Deze fase had maar {{worst}}, terwijl een andere fase wel spanning had.',
  'incident.was.dayConsumption': 'Het verbruik van de dag was {{worst}}. Je grenswaarde is {{limit}}.',
  'incident.was.monthConsumption': 'Het verbruik van de maand was {{worst}}. Je grenswaarde is {{limit}}.',
  'incident.was.budgetPace':
    'In dat tempo zou de maand zijn uitgekomen op {{expected}}: {{worst}} van je doel van {{target}}. Je krijgt bericht vanaf {{limit}}.',
  'incident.was.baseLoadRisen':
    'Wat altijd aanstaat, vroeg {{soFar}}. Eerder was dat {{usual}}; dat was een stijging van {{worst}}.',
  'incident.was.demandNearLimit':
    'Het kwartier ging richting een gemiddelde van {{worst}}. Je grenswaarde is {{limit}}.',
  'incident.was.priceBelow':
    'De laagste prijs was {{worst}} per kWh. Je krijgt bericht bij een prijs onder {{limit}}.',
  'incident.was.priceAbove':
    'De hoogste prijs was {{worst}} per kWh. Je krijgt bericht bij een prijs boven {{limit}}.',

  'download.incidents': 'Wat er over je locaties en meters is gemeld, en waarom.',
  'download.alertRules': 'Waarvan je bericht wilt krijgen, en vanaf welke grenswaarden.',

  'incident.todo.offline': 'Controleer de voeding en het netwerk van de meter, en daarna het uploadadres.',
  'incident.todo.overPower':
    'Schakel een grote verbruiker uit, of controleer of de grenswaarde bij je aansluiting past.',
  'incident.todo.overVoltage':
    'Houdt het aan, meld het dan bij je netbeheerder. Omvormers schakelen zichzelf in zo’n geval vaak uit.',
  'incident.todo.underVoltage':
    'Houdt het aan, meld het dan bij je netbeheerder en controleer lange kabels en losse klemmen.',
  'incident.todo.overCurrent': 'Schakel iets op deze groep uit voordat de zekering dat doet.',
  'incident.todo.phaseLoss':
    'Controleer de zekering van deze fase. Motoren mogen niet op twee fasen draaien.',
  'incident.todo.phaseFrozen': 'Herstart de meter. Helpt dat niet, laat hem dan controleren of vervangen.',
  'incident.todo.dayConsumption': 'Bekijk de dag per uur om te zien wat het meeste verbruikte.',
  'incident.todo.monthConsumption': 'Bekijk de maand per dag om te zien wat het meeste verbruikte.',
  'incident.todo.budgetPace':
    'Kijk wat er ten opzichte van vorige maand is gestegen, of stel een ander doel in.',
  'incident.todo.unusualConsumption':
    'Bekijk de dag per uur. Klopt het verbruik, geef dan aan dat dit voor jou normaal is.',
  'incident.todo.noYield': 'Controleer het display, de schakelaars en de zekering van de omvormer.',
  'incident.todo.baseLoadRisen':
    'Er draait dag en nacht iets wat eerder niet draaide: een pomp, een kachel, een koelkast die openstaat.',
  'incident.todo.demandNearLimit':
    'Schakel tot {{until}} voor {{power}} aan apparaten uit om onder de grenswaarde te blijven.',
  'incident.todo.priceBelow': 'Een goed moment voor wat kan wachten, zoals laden of wassen.',
  'incident.todo.priceAbove': 'Stel uit wat kan wachten.',
  'incident.todo.counterJudged': 'Kijk in het controlelogboek of de correctie klopt.',
  'incident.todo.meterReplaced':
    'Is de meter vervangen, geef dat dan op zijn pagina aan, met de eindstand van het oude apparaat.',
};
