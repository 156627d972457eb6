import type { TableLike } from '../../table.ts';
import type { compare as source } from '../en/compare.ts';

export const compare: TableLike<typeof source> = {
  'measure.choose': 'Показывать как',
  'measure.money': 'Деньги',
  'measure.cost': 'Стоимость потреблённой из сети энергии',
  'measure.income': 'Доход от отдачи в сеть',
  'measure.emitted': 'CO₂ от энергии из сети',
  'measure.avoided': 'CO₂, предотвращённый солнцем',
  'measure.prices':
    'Каждая четверть часа по своей цене, с налогами на энергию. Постоянные платежи, плата за мощность, ступени и зачёт отданной энергии есть только в счёте.',
  'measure.noPrice': 'Ни один тариф не задаёт цену энергии за этот период.',
  'measure.noFactor': 'Для этого объекта не задан коэффициент CO₂.',
  'measure.costSummary': '{{period}}: {{amount}} за энергию из сети.',
  'measure.co2Summary': '{{period}}: {{mass}} CO₂ от энергии из сети.',
  'compare.link': 'Сравнить два периода или два объекта',
  'compare.with': 'По сравнению с',
  'compare.otherPeriod': 'Другой период',
  'compare.otherSite': 'Другой объект',
  'compare.figure': 'Показатель',
  'compare.difference': 'Разница',
  'compare.differencePerDay': 'Разница за день',
  'compare.perDay': '{{first}} и {{second}} дн.: разница указана за день.',
  'compare.running': '{{name}}: ещё не закончился.',
  'compare.partly': '{{name}}: измерено {{percent}}',
  'compare.bars': 'Рядом',
  'compare.differences': 'Разница по времени',
  'compare.more': 'Больше: {{name}}',
  'compare.missing': 'Нет данных: {{name}}',
  'compare.currencies': 'Суммы в разных валютах не сравниваются.',
  'compare.summary': '{{first}}: {{firstAmount}}. {{second}}: {{secondAmount}}.',
  'compare.totals': 'Итоги',
};
