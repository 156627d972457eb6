import type { TableLike } from '../../table.ts';
import type { incidents as source } from '../en/incidents.ts';

export const incidents: TableLike<typeof source> = {
  'incident.offline': 'Offline',
  'incident.overPower': 'Sovraccarico',
  'incident.overVoltage': 'Sovratensione',
  'incident.underVoltage': 'Sottotensione',
  'incident.overCurrent': 'Sovracorrente',
  'incident.phaseLoss': 'Mancanza di fase',
  'incident.phaseFrozen': 'Letture ferme',
  'incident.dayConsumption': 'Consumo del giorno',
  'incident.monthConsumption': 'Consumo del mese',
  'incident.budgetPace': 'Obiettivo mensile',
  'incident.unusualConsumption': 'Consumo insolito',
  'incident.noYield': 'Produzione troppo bassa',
  'incident.baseLoadRisen': 'Carico di base aumentato',
  'incident.demandNearLimit': 'Potenza prelevata vicina al limite',
  'incident.priceBelow': 'Prezzo basso',
  'incident.priceAbove': 'Prezzo alto',
  'incident.counterJudged': 'Conteggio rettificato',
  'incident.meterReplaced': 'Contatore forse sostituito',

  'incident.title': '{{kind}}: {{place}}',
  'incident.titleRecovered': 'Ritorno alla normalità: {{kind}}, {{place}}',
  'incident.titleCorrected': 'Rettifica: {{kind}}, {{place}}',
  'incident.place': '{{meter}} ({{site}})',
  'incident.placeOfPhase': '{{meter}} ({{site}}), fase {{phase}}',

  'incident.why.offline': 'Nessuna lettura è arrivata dal {{since}}. Ti avvisiamo dopo {{limit}}.',
  'incident.why.overPower': 'La potenza ha raggiunto {{worst}}. Il tuo limite è {{limit}}.',
  'incident.why.overVoltage': 'La tensione ha raggiunto {{worst}}. Il tuo limite è {{limit}}.',
  'incident.why.underVoltage': 'La tensione è scesa a {{worst}}. Il tuo limite è {{limit}}.',
  'incident.why.overCurrent': 'La corrente ha raggiunto {{worst}}. Il tuo limite è {{limit}}.',
  'incident.why.phaseLoss': 'Questa fase ha solo {{worst}}, mentre un’altra fase è in tensione.',
  'incident.why.phaseFrozen':
    'Le letture di questa fase non sono cambiate per un giorno intero, mentre quelle di un’altra fase sì. Ciò che passa su questa fase non viene conteggiato.',
  'incident.why.dayConsumption': 'Il consumo del giorno è finora di {{worst}}. Il tuo limite è {{limit}}.',
  'incident.why.monthConsumption': 'Il consumo del mese è finora di {{worst}}. Il tuo limite è {{limit}}.',
  'incident.why.budgetPace':
    'A questo ritmo il mese arriverà a {{expected}}, pari a {{worst}} del tuo obiettivo di {{target}}; ti avvisiamo da {{limit}} in su.',
  'incident.why.unusualConsumption':
    'Il consumo del giorno è stato di {{soFar}}. In giorni come questo, qui di solito va da {{usualLow}} a {{usualHigh}}.',
  'incident.why.noYieldInSun':
    'La produzione del giorno è stata di {{worst}}. Con un tempo come questo, qui di solito è di {{usual}}.',
  'incident.why.baseLoadRisen':
    'Ciò che è sempre acceso consuma {{soFar}}. Prima erano {{usual}}: un aumento pari a {{worst}}.',
  'incident.why.demandNearLimit':
    'Questo quarto d’ora va verso una media di {{worst}}. Il tuo limite è {{limit}}.',
  'incident.why.priceBelow': 'Il prezzo è di {{worst}} per kWh. Ti avvisiamo sotto {{limit}}.',
  'incident.why.priceAbove': 'Il prezzo è di {{worst}} per kWh. Ti avvisiamo sopra {{limit}}.',
  'incident.why.counterJudged':
    'Il conteggio è passato di colpo da {{before}} a {{after}}. L’energia è stata rettificata di conseguenza.',
  'incident.why.meterReplaced':
    'I conteggi sono ripartiti da {{after}}; prima erano a {{before}}. Forse è un altro dispositivo.',
  'incident.why.recovered': 'È durato dal {{from}} al {{to}}.',
  'incident.why.corrected': 'Letture successive hanno mostrato che non era così. Non occorre fare nulla.',
  'incident.why.noYield':
    'Per giorni la produzione è stata quasi nulla: {{worst}} nel giorno peggiore. In questo periodo dell’anno, qui di solito è di {{usual}} al giorno.',
  'incident.was.offline': 'Dal {{since}} non è arrivata alcuna lettura per più di {{limit}}.',
  'incident.was.phaseLoss': 'Questa fase aveva solo {{worst}}, mentre un’altra fase era in tensione.',
  'incident.was.dayConsumption': 'Il consumo del giorno è stato di {{worst}}. Il tuo limite è {{limit}}.',
  'incident.was.monthConsumption': 'Il consumo del mese è stato di {{worst}}. Il tuo limite è {{limit}}.',
  'incident.was.budgetPace':
    'A quel ritmo il mese sarebbe arrivato a {{expected}}, pari a {{worst}} del tuo obiettivo di {{target}}; ti avvisiamo da {{limit}} in su.',
  'incident.was.baseLoadRisen':
    'Ciò che è sempre acceso consumava {{soFar}}. Prima erano {{usual}}: un aumento pari a {{worst}}.',
  'incident.was.demandNearLimit':
    'Il quarto d’ora andava verso una media di {{worst}}. Il tuo limite è {{limit}}.',
  'incident.was.priceBelow':
    'Il prezzo più basso è stato di {{worst}} per kWh. Ti avvisiamo sotto {{limit}}.',
  'incident.was.priceAbove': 'Il prezzo più alto è stato di {{worst}} per kWh. Ti avvisiamo sopra {{limit}}.',

  'incident.todo.offline':
    'Controlla l’alimentazione e la rete del contatore, poi il suo indirizzo di invio.',
  'incident.todo.overPower':
    'Spegni un apparecchio di grande potenza oppure verifica se il limite è adatto al tuo allacciamento.',
  'incident.todo.overVoltage':
    'Se persiste, informa il tuo distributore di rete. In questi casi gli inverter spesso si spengono da soli.',
  'incident.todo.underVoltage':
    'Se persiste, informa il tuo distributore di rete e controlla i cavi lunghi e i morsetti allentati.',
  'incident.todo.overCurrent': 'Spegni qualcosa su questo circuito prima che lo faccia il fusibile.',
  'incident.todo.phaseLoss':
    'Controlla il fusibile di questa fase. I motori non devono funzionare con due fasi.',
  'incident.todo.phaseFrozen': 'Riavvia il contatore. Se non basta, fallo controllare o sostituire.',
  'incident.todo.dayConsumption': 'Guarda la giornata ora per ora per vedere che cosa ha consumato di più.',
  'incident.todo.monthConsumption':
    'Guarda il mese giorno per giorno per vedere che cosa ha consumato di più.',
  'incident.todo.budgetPace':
    'Guarda che cosa è aumentato rispetto al mese scorso oppure imposta un altro obiettivo.',
  'incident.todo.unusualConsumption':
    'Guarda la giornata ora per ora. Se il consumo è corretto, indica che per te è normale.',
  'incident.todo.noYield': 'Controlla il display dell’inverter, i suoi interruttori e il suo fusibile.',
  'incident.todo.baseLoadRisen':
    'Qualcosa che prima era spento funziona giorno e notte: una pompa, una stufa, un frigorifero rimasto aperto.',
  'incident.todo.demandNearLimit':
    'Spegni fino alle {{until}} apparecchi per un totale di {{power}} per restare sotto il limite.',
  'incident.todo.priceBelow': 'Un buon momento per ciò che può aspettare, come ricariche o bucato.',
  'incident.todo.priceAbove': 'Rimanda a più tardi ciò che può aspettare.',
  'incident.todo.counterJudged': 'Controlla nell’elenco delle verifiche se la rettifica è giusta.',
  'incident.todo.meterReplaced':
    'Se il contatore è stato sostituito, indicalo nella sua pagina, con la lettura finale del vecchio dispositivo.',
  'download.incidents': 'Che cosa è stato segnalato per i tuoi impianti e contatori, e perché.',
  'download.alertRules': 'Che cosa vuoi che ti venga segnalato e da quali limiti.',
};
