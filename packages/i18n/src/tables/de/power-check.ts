export const powerCheck = {
  'powerCheck.title': 'Leistungsabgleich',
  'powerCheck.text':
    'Tage, an denen die gezählte Energie um mehr als 20 % und 0,2 kWh von der Energie abweicht, die sich aus der Leistung ergibt. Verglichen werden nur Tage, an denen mindestens alle 5 Minuten eine Leistung kam.',
  'powerCheck.none': 'Kein Tag weicht ab.',
  'powerCheck.compared': 'Verglichene Tage seit {{date}}: {{days}}',
  'powerCheck.earlier': 'Frühere Tage prüfen',
  'powerCheck.counted': 'Gezählt',
  'powerCheck.byPower': 'Aus der Leistung',
  'powerCheck.cause.powerInKilowatts': 'Die Leistung kommt vermutlich in kW statt in W.',
  'powerCheck.cause.powerInMilliwatts': 'Die Leistung kommt vermutlich in mW statt in W.',
  'powerCheck.cause.countInWattHours': 'Der Zählerstand kommt vermutlich in Wh statt in kWh.',
  'powerCheck.cause.countInMegawattHours': 'Der Zählerstand kommt vermutlich in MWh statt in kWh.',
  'powerCheck.cause.judgement': 'An diesem Tag wurde ein Zählerstand berichtigt. Die Einträge zeigen, wie.',
  'powerCheck.cause.estimated': 'Ein Teil der gezählten Energie ist geschätzt.',
  'powerCheck.cause.countStuck': 'Das Zählwerk stand still, während Leistung floss.',
  'powerCheck.cause.powerMissing': 'Das Zählwerk lief weiter, aber die gemeldete Leistung war 0.',
  'powerCheck.cause.countJumped': 'Das Zählwerk machte zu einer Zeit des Tages einen Sprung nach oben.',
  'powerCheck.cause.countDropped': 'Zu einer Zeit des Tages fehlt Energie im Zählwerk.',
  'powerCheck.cause.reversed':
    'Bezug und Einspeisung sind vermutlich vertauscht. Prüfen Sie die Richtung der Stromwandler.',
  'powerCheck.cause.powerWithoutSign':
    'Die Leistung kommt vermutlich ohne Vorzeichen: Einspeisung erscheint als Bezug.',
  'powerCheck.cause.countWithoutSign': 'Das Zählwerk zählt Einspeisung vermutlich als Bezug mit.',
  'powerCheck.cause.ratio':
    'Beide unterscheiden sich den ganzen Tag um denselben Faktor. Prüfen Sie das Übersetzungsverhältnis der Stromwandler.',
  'powerCheck.cause.powerOfFewerPhases': 'Die Leistung umfasst vermutlich nicht alle Phasen.',
  'powerCheck.cause.countOfFewerPhases': 'Das Zählwerk erfasst vermutlich nicht alle Phasen.',
  'powerCheck.cause.unknown': 'Keine Ursache gefunden.',
};
