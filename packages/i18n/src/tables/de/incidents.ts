import type { TableLike } from '../../table.ts';
import type { incidents as source } from '../en/incidents.ts';

export const incidents: TableLike<typeof source> = {
  'incident.offline': 'Offline',
  'incident.overPower': 'Überlast',
  'incident.overVoltage': 'Überspannung',
  'incident.underVoltage': 'Unterspannung',
  'incident.overCurrent': 'Überstrom',
  'incident.phaseLoss': 'Phasenausfall',
  'incident.phaseFrozen': 'Messwerte eingefroren',
  'incident.dayConsumption': 'Tagesverbrauch',
  'incident.monthConsumption': 'Monatsverbrauch',
  'incident.budgetPace': 'Monatsziel',
  'incident.unusualConsumption': 'Ungewöhnlicher Verbrauch',
  'incident.noYield': 'Zu wenig Ertrag',
  'incident.baseLoadRisen': 'Grundlast gestiegen',
  'incident.demandNearLimit': 'Bezugsleistung nahe am Grenzwert',
  'incident.priceBelow': 'Niedriger Preis',
  'incident.priceAbove': 'Hoher Preis',
  'incident.counterJudged': 'Zählerstand berichtigt',
  'incident.meterReplaced': 'Zähler vielleicht gewechselt',

  'incident.title': '{{kind}}: {{place}}',
  'incident.titleRecovered': 'Wieder normal: {{kind}}, {{place}}',
  'incident.titleCorrected': 'Berichtigung: {{kind}}, {{place}}',
  'incident.place': '{{meter}} ({{site}})',
  'incident.placeOfPhase': '{{meter}} ({{site}}), Phase {{phase}}',

  'incident.why.offline':
    'Seit {{since}} ist keine Messung mehr eingetroffen. Sie werden nach {{limit}} benachrichtigt.',
  'incident.why.overPower': 'Die Leistung erreichte {{worst}}. Ihr Grenzwert ist {{limit}}.',
  'incident.why.overVoltage': 'Die Spannung erreichte {{worst}}. Ihr Grenzwert ist {{limit}}.',
  'incident.why.underVoltage': 'Die Spannung fiel auf {{worst}}. Ihr Grenzwert ist {{limit}}.',
  'incident.why.overCurrent': 'Der Strom erreichte {{worst}}. Ihr Grenzwert ist {{limit}}.',
  'incident.why.phaseLoss': 'Diese Phase hat nur {{worst}}, während an einer anderen Phase Spannung anliegt.',
  'incident.why.phaseFrozen':
    'Die Messwerte dieser Phase haben sich einen ganzen Tag lang nicht geändert, die einer anderen Phase dagegen schon. Was auf dieser Phase fließt, wird nicht gezählt.',
  'incident.why.dayConsumption':
    'Der Verbrauch des Tages beträgt bisher {{worst}}. Ihr Grenzwert ist {{limit}}.',
  'incident.why.monthConsumption':
    'Der Verbrauch des Monats beträgt bisher {{worst}}. Ihr Grenzwert ist {{limit}}.',
  'incident.why.budgetPace':
    'Geht es so weiter, kommt der Monat auf {{expected}}. Das sind {{worst}} Ihres Ziels von {{target}}; Sie werden ab {{limit}} benachrichtigt.',
  'incident.why.unusualConsumption':
    'Der Verbrauch des Tages betrug {{soFar}}. An solchen Tagen sind hier {{usualLow}} bis {{usualHigh}} üblich.',
  'incident.why.noYield':
    'Tagelang gab es kaum Ertrag: am schlechtesten Tag {{worst}}. Zu dieser Jahreszeit sind hier {{usual}} am Tag üblich.',
  'incident.why.noYieldInSun':
    'Der Ertrag des Tages betrug {{worst}}. Bei solchem Wetter sind hier {{usual}} üblich.',
  'incident.why.baseLoadRisen':
    'Was ständig läuft, braucht jetzt {{soFar}}. Früher waren es {{usual}}; das ist ein Anstieg um {{worst}}.',
  'incident.why.demandNearLimit':
    'Diese Viertelstunde läuft auf ein Mittel von {{worst}} hinaus. Ihr Grenzwert ist {{limit}}.',
  'incident.why.priceBelow':
    'Der Preis beträgt {{worst}} je kWh. Sie werden benachrichtigt, wenn er unter {{limit}} liegt.',
  'incident.why.priceAbove':
    'Der Preis beträgt {{worst}} je kWh. Sie werden benachrichtigt, wenn er über {{limit}} liegt.',
  'incident.why.counterJudged':
    'Der Zählerstand sprang von {{before}} auf {{after}}. Die Energie wurde entsprechend berichtigt.',
  'incident.why.meterReplaced':
    'Die Zählerstände begannen neu bei {{after}}; davor lagen sie bei {{before}}. Vielleicht ist es ein anderes Gerät.',
  'incident.why.recovered': 'Das dauerte vom {{from}} bis zum {{to}}.',
  'incident.why.corrected': 'Spätere Messungen haben gezeigt, dass es nicht so war. Es ist nichts zu tun.',

  'incident.was.offline': 'Ab {{since}} traf länger als {{limit}} keine Messung ein.',
  'incident.was.phaseLoss': 'Diese Phase hatte nur {{worst}}, während an einer anderen Phase Spannung anlag.',
  'incident.was.dayConsumption': 'Der Verbrauch des Tages betrug {{worst}}. Ihr Grenzwert ist {{limit}}.',
  'incident.was.monthConsumption': 'Der Verbrauch des Monats betrug {{worst}}. Ihr Grenzwert ist {{limit}}.',
  'incident.was.budgetPace':
    'Wäre es so weitergegangen, wäre der Monat auf {{expected}} gekommen. Das sind {{worst}} Ihres Ziels von {{target}}; Sie werden ab {{limit}} benachrichtigt.',
  'incident.was.baseLoadRisen':
    'Was ständig läuft, brauchte {{soFar}}. Früher waren es {{usual}}; das war ein Anstieg um {{worst}}.',
  'incident.was.demandNearLimit':
    'Die Viertelstunde lief auf ein Mittel von {{worst}} hinaus. Ihr Grenzwert ist {{limit}}.',
  'incident.was.priceBelow':
    'Der niedrigste Preis betrug {{worst}} je kWh. Sie werden benachrichtigt, wenn er unter {{limit}} liegt.',
  'incident.was.priceAbove':
    'Der höchste Preis betrug {{worst}} je kWh. Sie werden benachrichtigt, wenn er über {{limit}} liegt.',

  'download.incidents': 'Was zu Ihren Anlagen und Zählern gemeldet wurde und warum.',
  'download.alertRules': 'Was Ihnen gemeldet werden soll und ab welchen Grenzwerten.',

  'incident.todo.offline':
    'Prüfen Sie Stromversorgung und Netzwerk des Zählers, danach seine Upload-Adresse.',
  'incident.todo.overPower':
    'Schalten Sie einen großen Verbraucher aus, oder prüfen Sie, ob der Grenzwert zu Ihrem Anschluss passt.',
  'incident.todo.overVoltage':
    'Hält das an, informieren Sie Ihren Netzbetreiber. Wechselrichter schalten sich dann oft selbst ab.',
  'incident.todo.underVoltage':
    'Hält das an, informieren Sie Ihren Netzbetreiber, und prüfen Sie lange Leitungen und lockere Klemmen.',
  'incident.todo.overCurrent': 'Schalten Sie in diesem Stromkreis etwas aus, bevor es die Sicherung tut.',
  'incident.todo.phaseLoss':
    'Prüfen Sie die Sicherung dieser Phase. Motoren dürfen nicht auf zwei Phasen laufen.',
  'incident.todo.phaseFrozen':
    'Starten Sie den Zähler neu. Hilft das nicht, lassen Sie ihn prüfen oder austauschen.',
  'incident.todo.dayConsumption':
    'Sehen Sie sich die Stunden des Tages an, um zu erkennen, was am meisten verbraucht hat.',
  'incident.todo.monthConsumption':
    'Sehen Sie sich die Tage des Monats an, um zu erkennen, was am meisten verbraucht hat.',
  'incident.todo.budgetPace':
    'Sehen Sie nach, was gegenüber dem Vormonat gestiegen ist, oder setzen Sie ein anderes Ziel.',
  'incident.todo.unusualConsumption':
    'Sehen Sie sich die Stunden des Tages an. Stimmt der Verbrauch, geben Sie an, dass das für Sie normal ist.',
  'incident.todo.noYield':
    'Sehen Sie sich die Anzeige des Wechselrichters, seine Schalter und seine Sicherung an.',
  'incident.todo.baseLoadRisen':
    'Etwas läuft Tag und Nacht, das vorher nicht lief: eine Pumpe, eine Heizung, ein offener Kühlschrank.',
  'incident.todo.demandNearLimit':
    'Schalten Sie bis {{until}} Verbraucher mit {{power}} aus, um unter dem Grenzwert zu bleiben.',
  'incident.todo.priceBelow': 'Eine gute Zeit für alles, was warten kann, etwa Laden oder Waschen.',
  'incident.todo.priceAbove': 'Lassen Sie später laufen, was warten kann.',
  'incident.todo.counterJudged': 'Sehen Sie im Prüfprotokoll nach, ob die Berichtigung stimmt.',
  'incident.todo.meterReplaced':
    'Wurde der Zähler gewechselt, geben Sie das auf seiner Seite an, mit dem Endstand des alten Geräts.',
};
