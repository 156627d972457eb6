import type { TableLike } from '../../table.ts';
import type { compare as source } from '../en/compare.ts';

export const compare: TableLike<typeof source> = {
  'compare.bills': 'Сравнить счета',
  'compare.link': 'Сравнить два периода или два объекта',
  'compare.with': 'По сравнению с',
  'compare.otherPeriod': 'Другой период',
  'compare.otherSite': 'Другой объект',
  'compare.figure': 'Показатель',
  'compare.difference': 'Разница',
  'compare.differencePerDay': 'Разница за день',
  'compare.perDay': '{{first}} и {{second}} дн.: разница указана за день.',
  'compare.running': '{{name}}: ещё не закончился.',
  'compare.partly': '{{name}}: {{known}}',
  'compare.bars': 'Рядом',
  'compare.differences': 'Разница по времени',
  'compare.differenceSummary': '{{first}} минус {{second}}, насколько оба известны и завершены: {{amount}}.',
  'compare.more': 'Больше: {{name}}',
  'compare.missing': 'Нет данных: {{name}}',
  'compare.currencies': 'Суммы в разных валютах не сравниваются.',
  'compare.summary': '{{first}}: {{firstAmount}}. {{second}}: {{secondAmount}}.',
  'compare.totals': 'Итоги',
};
