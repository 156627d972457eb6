export const powerCheck = {
  'powerCheck.title': 'Porównanie z mocą',
  'powerCheck.text':
    'Dni, w których energia z liczydła różni się o ponad 20% i 0,2 kWh od energii wynikającej z mocy. Porównywane są tylko dni, w których moc przychodziła co najmniej co 5 minut.',
  'powerCheck.none': 'Żaden dzień się nie różni.',
  'powerCheck.compared': 'Dni porównane od {{date}}: {{days}}',
  'powerCheck.earlier': 'Sprawdź wcześniejsze dni',
  'powerCheck.counted': 'Z liczydła',
  'powerCheck.byPower': 'Z mocy',
  'powerCheck.cause.powerInKilowatts': 'Moc jest prawdopodobnie wysyłana w kW zamiast w W.',
  'powerCheck.cause.powerInMilliwatts': 'Moc jest prawdopodobnie wysyłana w mW zamiast w W.',
  'powerCheck.cause.countInWattHours': 'Stan jest prawdopodobnie wysyłany w Wh zamiast w kWh.',
  'powerCheck.cause.countInMegawattHours': 'Stan jest prawdopodobnie wysyłany w MWh zamiast w kWh.',
  'powerCheck.cause.judgement': 'Tego dnia skorygowano stan. Wpisy pokazują, w jaki sposób.',
  'powerCheck.cause.estimated': 'Część policzonej energii jest oszacowana.',
  'powerCheck.cause.countStuck': 'Liczydło stało, mimo że płynęła moc.',
  'powerCheck.cause.powerMissing': 'Liczydło dalej liczyło, ale wysłana moc wynosiła 0.',
  'powerCheck.cause.countJumped': 'O pewnej porze dnia liczydło skoczyło w górę.',
  'powerCheck.cause.countDropped': 'O pewnej porze dnia w liczydle brakuje energii.',
  'powerCheck.cause.reversed':
    'Pobór i oddawanie są prawdopodobnie zamienione. Sprawdź kierunek przekładników prądowych.',
  'powerCheck.cause.powerWithoutSign':
    'Moc jest prawdopodobnie wysyłana bez znaku: energia oddana wygląda jak pobrana.',
  'powerCheck.cause.countWithoutSign': 'Liczydło prawdopodobnie dolicza energię oddaną do pobranej.',
  'powerCheck.cause.ratio':
    'Obie wartości różnią się przez cały dzień tym samym współczynnikiem. Sprawdź przekładnię przekładników prądowych.',
  'powerCheck.cause.powerOfFewerPhases': 'Moc prawdopodobnie nie obejmuje wszystkich faz.',
  'powerCheck.cause.countOfFewerPhases': 'Liczydło prawdopodobnie nie obejmuje wszystkich faz.',
  'powerCheck.cause.unknown': 'Nie znaleziono przyczyny.',
};
