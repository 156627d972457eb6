export const powerCheck = {
  'powerCheck.title': 'Power check',
  'powerCheck.text':
    'Days on which the counted energy differs from the energy calculated from the power by more than 20% and 0.2 kWh. Only days with a power value at least every 5 minutes can be compared.',
  'powerCheck.none': 'No day differs.',
  'powerCheck.compared': 'Days compared since {{date}}: {{days}}',
  'powerCheck.earlier': 'Check earlier days',
  'powerCheck.counted': 'Counted',
  'powerCheck.byPower': 'From power',
  'powerCheck.cause.powerInKilowatts': 'The power is probably sent in kW instead of W.',
  'powerCheck.cause.powerInMilliwatts': 'The power is probably sent in mW instead of W.',
  'powerCheck.cause.countInWattHours': 'The counter value is probably sent in Wh instead of kWh.',
  'powerCheck.cause.countInMegawattHours': 'The counter value is probably sent in MWh instead of kWh.',
  'powerCheck.cause.judgement': 'A counter value was corrected on this day. The list of entries shows how.',
  'powerCheck.cause.estimated': 'Part of the counted energy is estimated.',
  'powerCheck.cause.countStuck': 'The counter stood still while power was flowing.',
  'powerCheck.cause.powerMissing': 'The counter kept counting, but the power sent was 0.',
  'powerCheck.cause.countJumped': 'The counter jumped up at one time of the day.',
  'powerCheck.cause.countDropped': 'Energy is missing from the counter at one time of the day.',
  'powerCheck.cause.reversed':
    'Import and export are probably reversed. Check the direction of the current transformers.',
  'powerCheck.cause.powerWithoutSign':
    'The power is probably sent without a sign, so export appears as import.',
  'powerCheck.cause.countWithoutSign': 'The counter probably adds export to import.',
  'powerCheck.cause.ratio':
    'The two differ by the same factor all day. Check the ratio of the current transformers.',
  'powerCheck.cause.powerOfFewerPhases': 'The power probably does not include all phases.',
  'powerCheck.cause.countOfFewerPhases': 'The counter probably does not include all phases.',
  'powerCheck.cause.unknown': 'No cause found.',
} as const;
