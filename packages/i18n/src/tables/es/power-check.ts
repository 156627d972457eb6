export const powerCheck = {
  'powerCheck.title': 'Contraste con la potencia',
  'powerCheck.text':
    'Días en los que la energía contada difiere en más de un 20 % y 0,2 kWh de la que resulta de la potencia. Solo se comparan los días con un valor de potencia al menos cada 5 minutos.',
  'powerCheck.none': 'Ningún día difiere.',
  'powerCheck.compared': 'Días comparados desde el {{date}}: {{days}}',
  'powerCheck.earlier': 'Revisar días anteriores',
  'powerCheck.counted': 'Contada',
  'powerCheck.byPower': 'Según la potencia',
  'powerCheck.cause.powerInKilowatts': 'Es probable que la potencia se envíe en kW en lugar de W.',
  'powerCheck.cause.powerInMilliwatts': 'Es probable que la potencia se envíe en mW en lugar de W.',
  'powerCheck.cause.countInWattHours': 'Es probable que la lectura se envíe en Wh en lugar de kWh.',
  'powerCheck.cause.countInMegawattHours': 'Es probable que la lectura se envíe en MWh en lugar de kWh.',
  'powerCheck.cause.judgement': 'Ese día se corrigió una lectura. Las entradas muestran cómo.',
  'powerCheck.cause.estimated': 'Parte de la energía contada es estimada.',
  'powerCheck.cause.countStuck': 'La lectura no avanzó mientras circulaba potencia.',
  'powerCheck.cause.powerMissing': 'La lectura siguió avanzando, pero la potencia enviada fue 0.',
  'powerCheck.cause.countJumped': 'La lectura dio un salto en un momento del día.',
  'powerCheck.cause.countDropped': 'Falta energía en la lectura en un momento del día.',
  'powerCheck.cause.reversed':
    'Es probable que el consumo de red y el vertido estén invertidos. Revisa el sentido de los transformadores de corriente.',
  'powerCheck.cause.powerWithoutSign':
    'Es probable que la potencia se envíe sin signo: el vertido aparece como consumo de red.',
  'powerCheck.cause.countWithoutSign': 'Es probable que la lectura sume el vertido al consumo de red.',
  'powerCheck.cause.ratio':
    'Ambos difieren en el mismo factor todo el día. Revisa la relación de los transformadores de corriente.',
  'powerCheck.cause.powerOfFewerPhases': 'Es probable que la potencia no incluya todas las fases.',
  'powerCheck.cause.countOfFewerPhases': 'Es probable que la lectura no incluya todas las fases.',
  'powerCheck.cause.unknown': 'No se ha encontrado la causa.',
};
