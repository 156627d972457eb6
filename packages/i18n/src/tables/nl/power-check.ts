export const powerCheck = {
  'powerCheck.title': 'Vergelijking met vermogen',
  'powerCheck.text':
    'Dagen waarop de getelde energie meer dan 20% en 0,2 kWh afwijkt van de energie die uit het vermogen volgt. Alleen dagen met minstens elke 5 minuten een vermogen worden vergeleken.',
  'powerCheck.none': 'Geen dag wijkt af.',
  'powerCheck.compared': 'Vergeleken dagen sinds {{date}}: {{days}}',
  'powerCheck.earlier': 'Eerdere dagen controleren',
  'powerCheck.counted': 'Geteld',
  'powerCheck.byPower': 'Uit het vermogen',
  'powerCheck.cause.powerInKilowatts': 'Het vermogen komt waarschijnlijk in kW in plaats van W.',
  'powerCheck.cause.powerInMilliwatts': 'Het vermogen komt waarschijnlijk in mW in plaats van W.',
  'powerCheck.cause.countInWattHours': 'De stand komt waarschijnlijk in Wh in plaats van kWh.',
  'powerCheck.cause.countInMegawattHours': 'De stand komt waarschijnlijk in MWh in plaats van kWh.',
  'powerCheck.cause.judgement': 'Op deze dag is een stand gecorrigeerd. De vermeldingen tonen hoe.',
  'powerCheck.cause.estimated': 'Een deel van de getelde energie is geschat.',
  'powerCheck.cause.countStuck': 'Het telwerk stond stil terwijl er vermogen was.',
  'powerCheck.cause.powerMissing': 'Het telwerk liep door, maar het verzonden vermogen was 0.',
  'powerCheck.cause.countJumped': 'Het telwerk sprong op één moment van de dag omhoog.',
  'powerCheck.cause.countDropped': 'Op één moment van de dag ontbreekt energie in het telwerk.',
  'powerCheck.cause.reversed':
    'Afname en teruglevering zijn waarschijnlijk verwisseld. Controleer de richting van de stroomtransformatoren.',
  'powerCheck.cause.powerWithoutSign':
    'Het vermogen komt waarschijnlijk zonder teken: teruglevering lijkt afname.',
  'powerCheck.cause.countWithoutSign': 'Het telwerk telt teruglevering waarschijnlijk bij de afname op.',
  'powerCheck.cause.ratio':
    'Beide verschillen de hele dag met dezelfde factor. Controleer de verhouding van de stroomtransformatoren.',
  'powerCheck.cause.powerOfFewerPhases': 'Het vermogen omvat waarschijnlijk niet alle fasen.',
  'powerCheck.cause.countOfFewerPhases': 'Het telwerk omvat waarschijnlijk niet alle fasen.',
  'powerCheck.cause.unknown': 'Geen oorzaak gevonden.',
};
