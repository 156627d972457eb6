import type { TableLike } from '../../table.ts';
import type { incidents as source } from '../en/incidents.ts';

export const incidents: TableLike<typeof source> = {
  'incident.offline': 'Нет связи',
  'incident.overPower': 'Перегрузка',
  'incident.overVoltage': 'Повышенное напряжение',
  'incident.underVoltage': 'Пониженное напряжение',
  'incident.overCurrent': 'Повышенный ток',
  'incident.phaseLoss': 'Обрыв фазы',
  'incident.phaseFrozen': 'Показания не меняются',
  'incident.dayConsumption': 'Потребление за день',
  'incident.monthConsumption': 'Потребление за месяц',
  'incident.budgetPace': 'Цель на месяц',
  'incident.unusualConsumption': 'Необычное потребление',
  'incident.noYield': 'Слишком малая выработка',
  'incident.baseLoadRisen': 'Базовая нагрузка выросла',
  'incident.demandNearLimit': 'Мощность из сети близка к пределу',
  'incident.priceBelow': 'Низкая цена',
  'incident.priceAbove': 'Высокая цена',
  'incident.counterJudged': 'Показание исправлено',
  'incident.meterReplaced': 'Счётчик, возможно, заменён',

  'incident.title': '{{kind}}: {{place}}',
  'incident.titleRecovered': 'Снова в норме: {{kind}}, {{place}}',
  'incident.titleCorrected': 'Исправление: {{kind}}, {{place}}',
  'incident.place': '{{meter}} ({{site}})',
  'incident.placeOfPhase': '{{meter}} ({{site}}), фаза {{phase}}',

  'incident.why.offline':
    'С {{since}} не поступило ни одного измерения. Через {{limit}} приходит уведомление.',
  'incident.why.overPower': 'Мощность достигла {{worst}}. Ваш предел — {{limit}}.',
  'incident.why.overVoltage': 'Напряжение достигло {{worst}}. Ваш предел — {{limit}}.',
  'incident.why.underVoltage': 'Напряжение упало до {{worst}}. Ваш предел — {{limit}}.',
  'incident.why.overCurrent': 'Ток достиг {{worst}}. Ваш предел — {{limit}}.',
  'incident.why.phaseLoss': 'На этой фазе только {{worst}}, а на другой фазе напряжение есть.',
  'incident.why.phaseFrozen':
    'Показания этой фазы не менялись целые сутки, хотя на другой фазе они менялись. То, что проходит по этой фазе, не учитывается.',
  'incident.why.dayConsumption': 'Потребление за день пока составляет {{worst}}. Ваш предел — {{limit}}.',
  'incident.why.monthConsumption': 'Потребление за месяц пока составляет {{worst}}. Ваш предел — {{limit}}.',
  'incident.why.budgetPace':
    'При таком темпе потребление за месяц составит {{expected}}. Это {{worst}} от вашей цели ({{target}}); уведомление приходит, начиная с {{limit}}.',
  'incident.why.unusualConsumption':
    'Потребление за день составило {{soFar}}. В такие дни здесь обычно от {{usualLow}} до {{usualHigh}}.',
  'incident.why.noYield':
    'Несколько дней почти не было выработки: в худший день — {{worst}}. В это время года здесь обычно {{usual}} в день.',
  'incident.why.noYieldInSun':
    'Выработка за день составила {{worst}}. В такую погоду здесь обычно {{usual}}.',
  'incident.why.baseLoadRisen':
    'Постоянно включённая нагрузка составляет {{soFar}}. Раньше было {{usual}}, то есть она выросла на {{worst}}.',
  'incident.why.demandNearLimit':
    'Средняя мощность за эту четверть часа приближается к {{worst}}. Ваш предел — {{limit}}.',
  'incident.why.priceBelow': 'Цена — {{worst}} за кВт·ч. Уведомление приходит при цене ниже {{limit}}.',
  'incident.why.priceAbove': 'Цена — {{worst}} за кВт·ч. Уведомление приходит при цене выше {{limit}}.',
  'incident.why.counterJudged':
    'Показание скачком изменилось с {{before}} на {{after}}. Энергия исправлена с учётом этого.',
  'incident.why.meterReplaced':
    'Показания начались заново с {{after}}; до этого было {{before}}. Возможно, это другое устройство.',
  'incident.why.recovered': 'Это длилось с {{from}} до {{to}}.',
  'incident.why.corrected': 'Более поздние измерения показали, что это было не так. Делать ничего не нужно.',

  'incident.was.offline':
    'Начиная с {{since}} измерений не было дольше {{limit}}, то есть дольше вашего предела.',
  'incident.was.phaseLoss': 'На этой фазе было только {{worst}}, а на другой фазе напряжение было.',
  'incident.was.dayConsumption': 'Потребление за день составило {{worst}}. Ваш предел — {{limit}}.',
  'incident.was.monthConsumption': 'Потребление за месяц составило {{worst}}. Ваш предел — {{limit}}.',
  'incident.was.budgetPace':
    'При таком темпе потребление за месяц составило бы {{expected}}: {{worst}} от вашей цели ({{target}}). Уведомление приходит, начиная с {{limit}}.',
  'incident.was.baseLoadRisen':
    'Постоянно включённая нагрузка составляла {{soFar}}. Раньше было {{usual}}, то есть она выросла на {{worst}}.',
  'incident.was.demandNearLimit':
    'Средняя мощность за эту четверть часа приближалась к {{worst}}. Ваш предел — {{limit}}.',
  'incident.was.priceBelow':
    'Самая низкая цена — {{worst}} за кВт·ч. Уведомление приходит при цене ниже {{limit}}.',
  'incident.was.priceAbove':
    'Самая высокая цена — {{worst}} за кВт·ч. Уведомление приходит при цене выше {{limit}}.',

  'download.incidents': 'О чём сообщалось по вашим объектам и счётчикам и почему.',
  'download.alertRules': 'О чём вам сообщать и начиная с каких пределов.',

  'incident.todo.offline': 'Проверьте питание и сетевое подключение счётчика, затем адрес передачи.',
  'incident.todo.overPower':
    'Отключите что-нибудь мощное или проверьте, соответствует ли предел вашему подключению.',
  'incident.todo.overVoltage':
    'Если это продолжается, сообщите сетевой компании. Инверторы в таких случаях часто отключаются сами.',
  'incident.todo.underVoltage':
    'Если это продолжается, сообщите сетевой компании и проверьте длинные кабели и клеммы: нет ли плохого контакта.',
  'incident.todo.overCurrent': 'Отключите что-нибудь в этой цепи, пока этого не сделал предохранитель.',
  'incident.todo.phaseLoss':
    'Проверьте предохранитель этой фазы. Двигатели не должны работать на двух фазах.',
  'incident.todo.phaseFrozen':
    'Перезапустите счётчик. Если это не поможет, его нужно проверить или заменить.',
  'incident.todo.dayConsumption': 'Посмотрите по часам, что за день потребило больше всего.',
  'incident.todo.monthConsumption': 'Посмотрите по дням, что за месяц потребило больше всего.',
  'incident.todo.budgetPace':
    'Посмотрите, что выросло по сравнению с прошлым месяцем, или задайте другую цель.',
  'incident.todo.unusualConsumption':
    'Посмотрите день по часам. Если всё верно, укажите, что для вас это нормально.',
  'incident.todo.noYield': 'Проверьте дисплей инвертора, его выключатели и предохранитель.',
  'incident.todo.baseLoadRisen':
    'Круглые сутки работает то, что раньше не работало: насос, обогреватель, незакрытый холодильник.',
  'incident.todo.demandNearLimit': 'Отключите {{power}} нагрузки до {{until}}, чтобы остаться ниже предела.',
  'incident.todo.priceBelow': 'Удачное время для того, что может подождать, например для зарядки или стирки.',
  'incident.todo.priceAbove': 'То, что может подождать, включите позже.',
  'incident.todo.counterJudged': 'Посмотрите в журнале проверки, верно ли исправление.',
  'incident.todo.meterReplaced':
    'Если счётчик заменён, укажите это на его странице вместе с последним показанием.',
};
