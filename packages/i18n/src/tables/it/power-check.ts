export const powerCheck = {
  'powerCheck.title': 'Confronto con la potenza',
  'powerCheck.text':
    'Giorni in cui l’energia contata differisce di oltre il 20% e 0,2 kWh da quella ricavata dalla potenza. Si confrontano solo i giorni con un valore di potenza almeno ogni 5 minuti.',
  'powerCheck.none': 'Nessun giorno differisce.',
  'powerCheck.compared': 'Giorni confrontati dal {{date}}: {{days}}',
  'powerCheck.earlier': 'Controlla i giorni precedenti',
  'powerCheck.counted': 'Contata',
  'powerCheck.byPower': 'Dalla potenza',
  'powerCheck.cause.powerInKilowatts': 'La potenza viene probabilmente inviata in kW anziché in W.',
  'powerCheck.cause.powerInMilliwatts': 'La potenza viene probabilmente inviata in mW anziché in W.',
  'powerCheck.cause.countInWattHours': 'Il conteggio viene probabilmente inviato in Wh anziché in kWh.',
  'powerCheck.cause.countInMegawattHours': 'Il conteggio viene probabilmente inviato in MWh anziché in kWh.',
  'powerCheck.cause.judgement': 'In questo giorno un conteggio è stato corretto. Le voci mostrano come.',
  'powerCheck.cause.estimated': 'Una parte dell’energia contata è stimata.',
  'powerCheck.cause.countStuck': 'Il registro è rimasto fermo mentre circolava potenza.',
  'powerCheck.cause.powerMissing': 'Il registro ha continuato a contare, ma la potenza inviata era 0.',
  'powerCheck.cause.countJumped': 'Il registro ha fatto un salto in un momento del giorno.',
  'powerCheck.cause.countDropped': 'In un momento del giorno manca energia nel registro.',
  'powerCheck.cause.reversed':
    'Prelievo e immissione sono probabilmente invertiti. Controlla il verso dei trasformatori di corrente.',
  'powerCheck.cause.powerWithoutSign':
    'La potenza viene probabilmente inviata senza segno: l’immissione appare come prelievo.',
  'powerCheck.cause.countWithoutSign': 'Il registro somma probabilmente l’immissione al prelievo.',
  'powerCheck.cause.ratio':
    'I due valori differiscono dello stesso fattore per tutto il giorno. Controlla il rapporto dei trasformatori di corrente.',
  'powerCheck.cause.powerOfFewerPhases': 'La potenza probabilmente non comprende tutte le fasi.',
  'powerCheck.cause.countOfFewerPhases': 'Il registro probabilmente non comprende tutte le fasi.',
  'powerCheck.cause.unknown': 'Nessuna causa trovata.',
};
