export const powerCheck = {
  'powerCheck.title': 'Comparação com a potência',
  'powerCheck.text':
    'Dias em que a energia contada difere mais de 20% e 0,2 kWh da energia calculada a partir da potência. Só são comparados os dias com um valor de potência pelo menos a cada 5 minutos.',
  'powerCheck.none': 'Nenhum dia difere.',
  'powerCheck.compared': 'Dias comparados desde {{date}}: {{days}}',
  'powerCheck.earlier': 'Verificar dias anteriores',
  'powerCheck.counted': 'Contada',
  'powerCheck.byPower': 'Pela potência',
  'powerCheck.cause.powerInKilowatts': 'A potência é provavelmente enviada em kW em vez de W.',
  'powerCheck.cause.powerInMilliwatts': 'A potência é provavelmente enviada em mW em vez de W.',
  'powerCheck.cause.countInWattHours': 'A contagem é provavelmente enviada em Wh em vez de kWh.',
  'powerCheck.cause.countInMegawattHours': 'A contagem é provavelmente enviada em MWh em vez de kWh.',
  'powerCheck.cause.judgement': 'Nesse dia foi corrigida uma contagem. As entradas mostram como.',
  'powerCheck.cause.estimated': 'Parte da energia contada é estimada.',
  'powerCheck.cause.countStuck': 'A contagem ficou parada enquanto havia potência.',
  'powerCheck.cause.powerMissing': 'A contagem continuou, mas a potência enviada era 0.',
  'powerCheck.cause.countJumped': 'A contagem deu um salto a certa hora do dia.',
  'powerCheck.cause.countDropped': 'Falta energia na contagem a certa hora do dia.',
  'powerCheck.cause.reversed':
    'A importação e a injeção estão provavelmente trocadas. Verifique o sentido dos transformadores de corrente.',
  'powerCheck.cause.powerWithoutSign':
    'A potência é provavelmente enviada sem sinal: a injeção aparece como importação.',
  'powerCheck.cause.countWithoutSign': 'A contagem soma provavelmente a injeção à importação.',
  'powerCheck.cause.ratio':
    'As duas diferem pelo mesmo fator durante todo o dia. Verifique a relação dos transformadores de corrente.',
  'powerCheck.cause.powerOfFewerPhases': 'A potência provavelmente não inclui todas as fases.',
  'powerCheck.cause.countOfFewerPhases': 'A contagem provavelmente não inclui todas as fases.',
  'powerCheck.cause.unknown': 'Não foi encontrada a causa.',
};
