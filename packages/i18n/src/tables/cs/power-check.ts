export const powerCheck = {
  'powerCheck.title': 'Porovnání s výkonem',
  'powerCheck.text':
    'Dny, kdy se napočítaná energie liší o více než 20 % a 0,2 kWh od energie vypočtené z výkonu. Porovnávají se jen dny, kdy výkon přicházel nejméně každých 5 minut.',
  'powerCheck.none': 'Žádný den se neliší.',
  'powerCheck.compared': 'Porovnané dny od {{date}}: {{days}}',
  'powerCheck.earlier': 'Zkontrolovat dřívější dny',
  'powerCheck.counted': 'Napočítáno',
  'powerCheck.byPower': 'Z výkonu',
  'powerCheck.cause.powerInKilowatts': 'Výkon se pravděpodobně posílá v kW místo ve W.',
  'powerCheck.cause.powerInMilliwatts': 'Výkon se pravděpodobně posílá v mW místo ve W.',
  'powerCheck.cause.countInWattHours': 'Stav se pravděpodobně posílá ve Wh místo v kWh.',
  'powerCheck.cause.countInMegawattHours': 'Stav se pravděpodobně posílá v MWh místo v kWh.',
  'powerCheck.cause.judgement': 'Tento den byl opraven některý stav. Záznamy ukazují jak.',
  'powerCheck.cause.estimated': 'Část napočítané energie je odhadnutá.',
  'powerCheck.cause.countStuck': 'Počítadlo stálo, i když výkon tekl.',
  'powerCheck.cause.powerMissing': 'Počítadlo počítalo dál, ale posílaný výkon byl 0.',
  'powerCheck.cause.countJumped': 'Počítadlo v jednu denní dobu poskočilo nahoru.',
  'powerCheck.cause.countDropped': 'V jednu denní dobu v počítadle chybí energie.',
  'powerCheck.cause.reversed':
    'Odběr a přetoky jsou pravděpodobně zaměněné. Zkontrolujte směr proudových transformátorů.',
  'powerCheck.cause.powerWithoutSign':
    'Výkon se pravděpodobně posílá bez znaménka: přetoky vypadají jako odběr.',
  'powerCheck.cause.countWithoutSign': 'Počítadlo pravděpodobně přičítá přetoky k odběru.',
  'powerCheck.cause.ratio':
    'Obě hodnoty se po celý den liší stejným násobkem. Zkontrolujte převod proudových transformátorů.',
  'powerCheck.cause.powerOfFewerPhases': 'Výkon pravděpodobně nezahrnuje všechny fáze.',
  'powerCheck.cause.countOfFewerPhases': 'Počítadlo pravděpodobně nezahrnuje všechny fáze.',
  'powerCheck.cause.unknown': 'Příčina nenalezena.',
};
