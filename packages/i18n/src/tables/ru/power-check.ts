export const powerCheck = {
  'powerCheck.title': 'Сверка с мощностью',
  'powerCheck.text':
    'Дни, в которые учтённая энергия отличается от вычисленной по мощности более чем на 20 % и на 0,2 кВт·ч. Сравниваются только дни, когда мощность поступала не реже чем раз в 5 минут.',
  'powerCheck.none': 'Расхождений нет.',
  'powerCheck.compared': 'Сравнено дней с {{date}}: {{days}}',
  'powerCheck.earlier': 'Проверить более ранние дни',
  'powerCheck.counted': 'По счётчику',
  'powerCheck.byPower': 'По мощности',
  'powerCheck.cause.powerInKilowatts': 'Вероятно, мощность передаётся в кВт вместо Вт.',
  'powerCheck.cause.powerInMilliwatts': 'Вероятно, мощность передаётся в мВт вместо Вт.',
  'powerCheck.cause.countInWattHours': 'Вероятно, показание передаётся в Вт·ч вместо кВт·ч.',
  'powerCheck.cause.countInMegawattHours': 'Вероятно, показание передаётся в МВт·ч вместо кВт·ч.',
  'powerCheck.cause.judgement': 'В этот день показание было исправлено. Как именно, видно в записях.',
  'powerCheck.cause.estimated': 'Часть учтённой энергии оценена.',
  'powerCheck.cause.countStuck': 'Показание не менялось, хотя мощность была.',
  'powerCheck.cause.powerMissing': 'Показание росло, но переданная мощность была равна 0.',
  'powerCheck.cause.countJumped': 'В какой-то час дня показание скакнуло вверх.',
  'powerCheck.cause.countDropped': 'В какой-то час дня в показании не хватает энергии.',
  'powerCheck.cause.reversed':
    'Вероятно, перепутаны направления из сети и в сеть. Проверьте, как установлены трансформаторы тока.',
  'powerCheck.cause.powerWithoutSign':
    'Вероятно, мощность передаётся без знака: отдача в сеть выглядит как потребление из сети.',
  'powerCheck.cause.countWithoutSign': 'Вероятно, счётчик прибавляет отдачу в сеть к потреблению из сети.',
  'powerCheck.cause.ratio':
    'Весь день значения различаются в одно и то же число раз. Проверьте коэффициент трансформаторов тока.',
  'powerCheck.cause.powerOfFewerPhases': 'Вероятно, мощность учитывает не все фазы.',
  'powerCheck.cause.countOfFewerPhases': 'Вероятно, показание учитывает не все фазы.',
  'powerCheck.cause.unknown': 'Причина не найдена.',
};
