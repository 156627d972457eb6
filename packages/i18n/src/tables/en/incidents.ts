// What is said of incidents, on screens and in messages: their kind, the reason, and what to do.
export const incidents = {
  'incident.offline': 'Offline',
  'incident.overPower': 'Overload',
  'incident.overVoltage': 'Over-voltage',
  'incident.underVoltage': 'Under-voltage',
  'incident.overCurrent': 'Over-current',
  'incident.phaseLoss': 'Phase loss',
  'incident.phaseFrozen': 'Readings stand still',
  'incident.dayConsumption': 'Consumption of the day',
  'incident.monthConsumption': 'Consumption of the month',
  'incident.budgetPace': 'Target of the month',
  'incident.unusualConsumption': 'Unusual consumption',
  'incident.noYield': 'Too little yield',
  'incident.baseLoadRisen': 'Base load has risen',
  'incident.demandNearLimit': 'Demand close to the limit',
  'incident.priceBelow': 'Low price',
  'incident.priceAbove': 'High price',
  'incident.counterJudged': 'Counter corrected',
  'incident.meterReplaced': 'Meter perhaps replaced',

  'incident.title': '{{kind}}: {{place}}',
  'incident.titleRecovered': 'Back to normal: {{kind}}, {{place}}',
  'incident.titleCorrected': 'Correction: {{kind}}, {{place}}',
  'incident.place': '{{meter}} ({{site}})',
  'incident.placeOfPhase': '{{meter}} ({{site}}), phase {{phase}}',

  'incident.why.offline': 'No reading has come since {{since}}. You are notified after {{limit}}.',
  'incident.why.overPower': 'The power reached {{worst}}. Your limit is {{limit}}.',
  'incident.why.overVoltage': 'The voltage reached {{worst}}. Your limit is {{limit}}.',
  'incident.why.underVoltage': 'The voltage fell to {{worst}}. Your limit is {{limit}}.',
  'incident.why.overCurrent': 'The current reached {{worst}}. Your limit is {{limit}}.',
  'incident.why.phaseLoss': 'This phase has only {{worst}} while another phase has its voltage.',
  'incident.why.phaseFrozen':
    'The readings of this phase did not change for a whole day, while those of another phase did. What flows on it is not counted.',
  'incident.why.dayConsumption': 'The consumption of the day is {{worst}} so far. Your limit is {{limit}}.',
  'incident.why.monthConsumption':
    'The consumption of the month is {{worst}} so far. Your limit is {{limit}}.',
  'incident.why.budgetPace':
    'At this pace, the month comes to {{expected}}. That is {{worst}} of your target of {{target}}; you are notified from {{limit}} on.',
  'incident.why.unusualConsumption':
    'The consumption of the day was {{soFar}}. On days like this, {{usualLow}} to {{usualHigh}} is usual here.',
  'incident.why.noYield':
    'For days there was hardly any yield: {{worst}} on the worst. At this time of the year, {{usual}} a day is usual here.',
  'incident.why.noYieldInSun':
    'The yield of the day was {{worst}}. In weather like this, {{usual}} is usual here.',
  'incident.why.baseLoadRisen':
    'The load that is always on is {{soFar}}. It used to be {{usual}}, so it is {{worst}} higher.',
  'incident.why.demandNearLimit':
    'This quarter-hour is heading for an average of {{worst}}. Your limit is {{limit}}.',
  'incident.why.priceBelow': 'The price is {{worst}} per kWh. You are notified below {{limit}}.',
  'incident.why.priceAbove': 'The price is {{worst}} per kWh. You are notified above {{limit}}.',
  'incident.why.counterJudged':
    'The counter jumped from {{before}} to {{after}}. The energy was corrected for it.',
  'incident.why.meterReplaced':
    'The counters began again at {{after}}; before, they stood at {{before}}. Perhaps it is another device.',
  'incident.why.recovered': 'It lasted from {{from}} to {{to}}.',
  'incident.why.corrected': 'Later readings have shown that this was not so. Nothing has to be done.',

  'incident.was.offline': 'No reading came for more than {{limit}}, from {{since}} on.',
  'incident.was.phaseLoss': 'This phase had only {{worst}} while another phase had its voltage.',
  'incident.was.dayConsumption': 'The consumption of the day was {{worst}}. Your limit is {{limit}}.',
  'incident.was.monthConsumption': 'The consumption of the month was {{worst}}. Your limit is {{limit}}.',
  'incident.was.budgetPace':
    'At that pace, the month would have come to {{expected}}: {{worst}} of your target of {{target}}. You are notified from {{limit}} on.',
  'incident.was.baseLoadRisen':
    'The load that is always on was {{soFar}}. It used to be {{usual}}, so it was {{worst}} higher.',
  'incident.was.demandNearLimit':
    'The quarter-hour was heading for an average of {{worst}}. Your limit is {{limit}}.',
  'incident.was.priceBelow': 'The lowest price was {{worst}} per kWh. You are notified below {{limit}}.',
  'incident.was.priceAbove': 'The highest price was {{worst}} per kWh. You are notified above {{limit}}.',

  'download.incidents': 'Alerts of your sites and meters, and why they were sent.',
  'download.alertRules': 'What you want to be notified of, and from which limits on.',

  'incident.todo.offline': 'Check the meter’s power supply and its network, then its upload address.',
  'incident.todo.overPower': 'Switch off something large, or check whether the limit fits your connection.',
  'incident.todo.overVoltage':
    'If it lasts, tell your grid operator. Inverters often switch themselves off then.',
  'incident.todo.underVoltage':
    'If it lasts, tell your grid operator, and check long cables and loose terminals.',
  'incident.todo.overCurrent': 'Switch off something on this circuit before its fuse does.',
  'incident.todo.phaseLoss': 'Check the fuse of this phase. Motors must not run on two phases.',
  'incident.todo.phaseFrozen': 'Restart the meter. If that does not help, have it checked or replaced.',
  'incident.todo.dayConsumption': 'Look at the hours of the day to see what used most.',
  'incident.todo.monthConsumption': 'Look at the days of the month to see what used most.',
  'incident.todo.budgetPace': 'Look at what has grown against last month, or set another target.',
  'incident.todo.unusualConsumption':
    'Look at the hours of the day. If it is right, say that this is normal for you.',
  'incident.todo.noYield': 'Look at the inverter’s display, its switches and its fuse.',
  'incident.todo.baseLoadRisen':
    'Something runs day and night that did not run before: a pump, a heater, a fridge left open.',
  'incident.todo.demandNearLimit': 'Switch off {{power}} until {{until}} to stay below the limit.',
  'incident.todo.priceBelow': 'A good time for what can wait, such as charging or washing.',
  'incident.todo.priceAbove': 'Let what can wait run later.',
  'incident.todo.counterJudged': 'See in the audit list whether the correction is right.',
  'incident.todo.meterReplaced': 'If the meter was replaced, say so on its page, with its final reading.',
} as const;
